import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isValidIdentifier, tidyIdentifier } from './is-valid-identifier.ts'

const real = {
  gnd: ['118540238', '118604740', '11850553X', '4131406-2', '4189397-9', '7505698-7', '1231643-X'],
  viaf: ['24602065', '12304462'],
  wikidata: ['Q1339', 'Q1'],
  isni: ['0000000121032683', '000000012146438X'],
  musicbrainz: ['24f1766e-9635-4d58-a4d4-9413f9f98a4c'],
} as const
const schemes = ['gnd', 'viaf', 'wikidata', 'isni', 'musicbrainz'] as const
const all = schemes.flatMap((scheme) => real[scheme].map((value) => [scheme, value] as const))

describe('A number in a catalogue', () => {
  test.each(all)('of %s is accepted: %s', (scheme, value) => {
    expect(isValidIdentifier(scheme, value)).toBe(true)
  })

  test('is refused if any digit of a number with a check digit is another', () => {
    const checked = all.filter(([scheme]) => scheme === 'gnd' || scheme === 'isni')
    fc.assert(
      fc.property(
        fc.constantFrom(...checked),
        fc.nat(30),
        fc.nat(9).map(String),
        ([scheme, value], place, digit) => {
          const index = place % value.length
          fc.pre(/\d/.test(value[index] ?? '') && value[index] !== digit)
          const mistyped = value.slice(0, index) + digit + value.slice(index + 1)
          expect(isValidIdentifier(scheme, mistyped)).toBe(false)
        },
      ),
    )
  })

  test.each([
    ['wikidata', '1339'],
    ['wikidata', 'Q0'],
    ['viaf', 'VIAF1'],
    ['musicbrainz', '24f1766e96354d58a4d49413f9f98a4c'],
    ['isni', '000000012103268'],
    ['gnd', ''],
  ] as const)('of %s is refused in another form: %s', (scheme, value) => {
    expect(isValidIdentifier(scheme, value)).toBe(false)
  })

  test.each([
    ['gnd', ' https://d-nb.info/gnd/118540238 ', '118540238'],
    ['isni', '0000 0001 2103 2683', '0000000121032683'],
    ['isni', 'https://isni.org/isni/000000012146438x', '000000012146438X'],
    ['wikidata', 'https://www.wikidata.org/wiki/Q1339#sitelinks', 'Q1339'],
    ['viaf', 'http://viaf.org/viaf/24602065/', '24602065'],
    [
      'musicbrainz',
      'https://musicbrainz.org/artist/24F1766E-9635-4d58-a4d4-9413f9f98a4c?tab=1',
      '24f1766e-9635-4d58-a4d4-9413f9f98a4c',
    ],
  ] as const)('of %s is taken from what people copy: %s', (scheme, copied, value) => {
    expect(tidyIdentifier(scheme, copied)).toBe(value)
  })
})
