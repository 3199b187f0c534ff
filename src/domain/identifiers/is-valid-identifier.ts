import type { IdentifierScheme } from '#db/schema/index.ts'

/**
 * The form that a number in a catalogue is stored in: without blanks, and without the address that people copy with it. An
 * ISNI is printed in groups of four.
 */
export function tidyIdentifier(scheme: IdentifierScheme, text: string): string {
  const last = text
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
  if (scheme === 'musicbrainz') return last.toLowerCase()
  const bare = scheme === 'isni' ? last.replace(/[\s-]/g, '') : last.replace(/\s/g, '')
  return bare.toUpperCase()
}

/** Whether a number can exist: its form, and its check digit where the catalogue has one. */
export function isValidIdentifier(scheme: IdentifierScheme, value: string): boolean {
  return (
    forms[scheme].test(value) && (scheme !== 'isni' || isIsni(value)) && (scheme !== 'gnd' || isGnd(value))
  )
}

const forms: Record<IdentifierScheme, RegExp> = {
  /** Of persons (118540238), and of the older files of corporate bodies and subjects (4131406-2). */
  gnd: /^(1[0-3]?[0-9]{7}[0-9X]|[47][0-9]{6}-[0-9]|[1-9][0-9]{0,7}-[0-9X]|3[0-9]{7}[0-9X])$/,
  viaf: /^[1-9][0-9]{1,21}$/,
  wikidata: /^Q[1-9][0-9]{0,11}$/,
  isni: /^[0-9]{15}[0-9X]$/,
  musicbrainz: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
}

/** ISO 7064, MOD 11-2. */
function isIsni(value: string): boolean {
  let sum = 0
  for (const digit of value.slice(0, -1)) sum = ((sum + Number(digit)) * 2) % 11
  return digitOf((12 - sum) % 11) === value.at(-1)
}

/**
 * The sum of the digits, weighted by 2, 3, 4 … from the right, modulo 11. The check digit makes it 0; that of numbers with a
 * hyphen is the sum itself.
 */
function isGnd(value: string): boolean {
  const digits = value.replace('-', '')
  const sum = Array.from(digits.slice(0, -1))
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index + 2), 0)
  const expected = value.includes('-') ? sum % 11 : (11 - (sum % 11)) % 11
  return digitOf(expected) === value.at(-1)
}

function digitOf(number: number): string {
  return number === 10 ? 'X' : String(number)
}
