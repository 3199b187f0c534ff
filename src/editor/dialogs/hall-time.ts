import { hallTimeZone, inHall } from '#i18n/dates.ts'
import { locales, type Language } from '#i18n/languages.ts'

/** A moment of the hall's clock (`2026-12-01T20:00`, as browsers' fields give it); null where it is none. */
export function hallInstant(local: string): Date | null {
  const guess = new Date(`${local}:00Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(guess.getTime())) return null
  // The hall's clock is ahead of UTC by one hour or two: the second look is right on both sides of a change.
  const first = new Date(guess.getTime() - offsetAt(guess))
  return new Date(guess.getTime() - offsetAt(first))
}

/** An instant as browsers' fields for times take it, by the hall's clock; empty for none. */
export function hallInput(instant: string | null): string {
  if (instant === null) return ''
  const { year, month, day, hour, minute } = inHall(instant)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** Day and time as the hall writes them, for the interface. */
export function readableInstant(instant: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language].iso, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: hallTimeZone,
  }).format(instant)
}

/** How far the hall's clock is ahead of UTC, in milliseconds. */
function offsetAt(instant: Date): number {
  const { year, month, day, hour, minute } = inHall(instant)
  const shown = Date.UTC(year, month - 1, day, hour, minute)
  return shown - Math.floor(instant.getTime() / 60_000) * 60_000
}
