### Playback, and the progress of a search.

# The name of the region.
playback = Playback
to-start = First step
step-back = Previous step

# room: 7
play = Play

# room: 7
pause = Pause
step-forward = Next step
to-end = Last step
previous-solution = Previous solution
next-solution = Next solution

# The name of the slider.
scrubber = Step

# Before the number of the step, and after it.
step = Step

# $known (Number): the steps computed so far
of = of { $known }

# The meaning of the plus sign after that number: more steps will follow.
so-far = so far

# The value of the slider.
# $step (Number): the step
# $known (Number): the steps computed so far
position = Step { $step } of { $known }

speed = Speed
slower = Slower
faster = Faster

# $events (Text): the events shown in a second
per-second = { $events }/s

# Above the durations of a whole run.
whole-run = Whole run in

# $seconds (Number): a duration below a minute
seconds = { $seconds } s

# $minutes (Number): a longer duration
minutes = { $minutes } min
fastest = max

# The name of the row of steps around the current step.
near = Steps around
stop = Stop

# The name of the progress bar and of its region.
progress = Progress

# $steps (Number): the steps searched without finding the event
searched = { $steps ->
    [one] 1 step searched
   *[other] { $steps } steps searched
}

# $percent (Number): the progress
percent = { $percent }%

# After a number: of a running, a stopped and a complete count.
solutions-so-far = solutions so far
solutions-at-least = solutions at least
solutions = solutions in all

# After the number of tests.
tests = tests
rate = Solutions per second
tests-rate = Tests per second
elapsed = Elapsed
time-left = Time left

# Less than a second.
instant = < 1 s

# $time (Text): an estimate: 2 min 5 s
about = about { $time }

# The sign of a day.
day = d
