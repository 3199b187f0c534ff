import { inHall, isRealDay } from '#i18n/dates.ts'

/**
 * The instant of a local time in the hall (YYYY-MM-DD, HH:MM); null for an invalid date. The site shows all dates in
 * one time zone, so an archive's event at eight is also shown at eight. Precise to the minute only: before 1893 local
 * time was 53 minutes and 28 seconds ahead of UTC.
 */
export function hallInstant(day: string, time: string): Date | null {
  if (!isRealDay(day)) return null
  const wanted = Date.parse(`${day}T${time}:00Z`)
  let instant = wanted
  // Two iterations, because the offset at the result may differ from the one at the first guess.
  for (let look = 0; look < 2; look++) {
    const shown = inHall(new Date(instant))
    instant += wanted - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute)
  }
  return new Date(instant)
}
