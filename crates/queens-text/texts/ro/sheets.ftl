all = Toate întrebările
previous = Întrebarea precedentă
next = Întrebarea următoare
place = Întrebarea { $number } din { $all }
