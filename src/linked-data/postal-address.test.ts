import { expect, test } from 'vitest'
import { addressOfLine, houseAddress } from './postal-address.ts'

const house = {
  street: 'Uferstraße 12',
  postal_code: '10999',
  city: 'Berlin',
  region: 'Berlin',
  country: 'DE' as const,
}

test("A line that is the house's own address is the complete one", () => {
  expect(addressOfLine('Uferstraße 12, 10999 Berlin', house)).toEqual(houseAddress(house))
  expect(addressOfLine('', house)).toEqual(houseAddress(house))
})

test('A line of another place is split, without a federal state, which nobody has entered', () => {
  expect(addressOfLine('Platz der Musik 1, A-1010 Wien', house)).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Platz der Musik 1',
    postalCode: '1010',
    addressLocality: 'Wien',
    addressCountry: 'DE',
  })
  expect(addressOfLine('hinter dem Haus', house)).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'hinter dem Haus',
    addressCountry: 'DE',
  })
})

test('A house without an address has none', () => {
  expect(houseAddress({ ...house, street: null, city: null })).toBeNull()
})
