import { inHall, isRealDay } from '#i18n/dates.ts'

/**
 * The instant at which the hall's clock shows this time on this day (YYYY-MM-DD, HH:MM); null for a day that never
 * was. The site shows all dates by one clock, so that an archive's evening at eight is one at eight here, too. To the
 * minute: before 1893 the clock stood 53 minutes and 28 seconds ahead of UTC.
 */
export function hallInstant(day: string, time: string): Date | null {
  if (!isRealDay(day)) return null
  const wanted = Date.parse(`${day}T${time}:00Z`)
  let instant = wanted
  // A second look, because the offset there may be another than the one at the first guess.
  for (let look = 0; look < 2; look++) {
    const shown = inHall(new Date(instant))
    instant += wanted - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute)
  }
  return new Date(instant)
}
