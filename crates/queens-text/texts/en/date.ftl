### Dates.

# $day (Number): the day of the month
# $month (Number): the month, 1 to 12
# $year (Small): the year
date = { $day }{"\u00A0"}{ $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
