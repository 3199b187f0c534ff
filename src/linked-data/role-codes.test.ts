import { expect, test } from 'vitest'
import { codesOfRole } from './role-codes.ts'

test('A role has the same codes in both languages', () => {
  const piano = [
    'http://id.loc.gov/vocabulary/relators/itr',
    'http://www.mimo-db.eu/InstrumentsKeywords/2273',
  ]
  expect(codesOfRole('Klavier')).toEqual(piano)
  expect(codesOfRole('piano')).toEqual(piano)
  expect(codesOfRole('Dirigentin')).toEqual(['http://id.loc.gov/vocabulary/relators/cnd'])
  expect(codesOfRole('conductor')).toEqual(codesOfRole('Leitung'))
})

test('A role of which nobody knows a code has none', () => {
  expect(codesOfRole('Luftgitarre')).toEqual([])
})
