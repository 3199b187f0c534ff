export type Replacement = [from: string | RegExp, to: string]

const months =
  'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December'
const weekdays =
  'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'

/** What differs from day to day: dates, times, prices, and the names of what a test has made for itself. */
const always: Replacement[] = [
  [new RegExp(`((${weekdays}),? )?\\d{1,2}\\.? (${months})( \\d{4})?`, 'g'), 'DATUM'],
  [/\b(Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b[.,]? \d{1,2}\.\d{1,2}\.(\d{2,4})?/g, 'DATUM'],
  [/\b\d{1,2}\.\d{1,2}\.\d{4}\b/g, 'DATUM'],
  [/\b\d{1,2}[:.]\d\d( Uhr)?\b/g, 'ZEIT'],
  [/€\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?€(?!\s?\d)/g, 'PREIS'],
]

/** A transcript without what differs from run to run. */
export function normalise(transcript: string, own: readonly Replacement[] = []): string {
  return [...own, ...always].reduce((text, [from, to]) => text.replaceAll(from, to), transcript)
}
