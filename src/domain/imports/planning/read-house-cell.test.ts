import { describe, expect, test } from 'vitest'
import { houseColumnsOf } from '#contracts/planning-columns.ts'
import { fields as ofEvent } from '../../../../tests/support/small-house/records/event/fields.ts'
import { record as organStop } from '../../../../tests/support/small-house/records/organ-stop/record.ts'
import { readHouseCell } from './read-house-cell.ts'

const columns = houseColumnsOf({ ...ofEvent.fields, ...organStop.fields })
const noTime = () => null
const read = (column: string, text: string, instantOf: Parameters<typeof readHouseCell>[2] = noTime) => {
  const found = columns.find((one) => one.column === `house.${column}`)
  if (!found) throw new TypeError(column)
  const said = readHouseCell(found, text, instantOf)
  return 'code' in said ? said.code : said.value
}

describe('A column of a field of the house', () => {
  test('exists for what a cell can say, and for both languages of a text', () => {
    const names = columns.map(({ column }) => column)
    expect(names).toEqual(
      expect.arrayContaining(['house.dress_code.de', 'house.dress_code.en', 'house.barrels']),
    )
    for (const name of ['poster', 'organ_stop', 'position', 'text', 'works'])
      expect(names).not.toContain(`house.${name}`)
  })

  test('is read as its field, and refused with a reason', () => {
    expect([read('barrels', '12'), read('barrels', 'viele')]).toEqual([12, 'number'])
    expect(['1.234,50 €', '12.5', 'CHF 80', '9'].map((text) => read('price', text))).toEqual([
      123_450, 1250, 8000, 900,
    ])
    expect(read('price', 'frei')).toBe('amount')
    expect(['Wein', 'water', 'Bier'].map((text) => read('serving', text))).toEqual([
      'wine',
      'water',
      'invalid',
    ])
    expect(['Hauptwerk, Swell', 'Pedal'].map((text) => read('manuals', text))).toEqual([
      ['great', 'swell'],
      'invalid',
    ])
    expect(['ja', 'No', 'vielleicht'].map((text) => read('is_online', text))).toEqual([
      true,
      false,
      'invalid',
    ])
    expect(read('tags', 'tief; weich')).toEqual(['tief', 'weich'])
    const instantOf = () => ({ day: '2027-03-18', instant: '2027-03-18T18:30:00.000Z' })
    expect(read('restored_on', '18.3.2027', instantOf)).toBe('2027-03-18')
    expect(read('heard_at', '18.3.2027 19:30', instantOf)).toBe('2027-03-18T18:30:00.000Z')
    expect(read('restored_on', 'bald')).toBe('date')
  })
})
