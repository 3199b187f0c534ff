import { describe, expect, it, test } from 'vitest'
import { emptyRecord } from '#records/field.ts'
import { record as event } from '#records/event/record.ts'
import { recordDefinitions } from '#records/records.generated.ts'
import { countMissing, formGroups, holdsSomething } from './form-groups.ts'

describe('The form of each kind of record', () => {
  test.each(recordDefinitions)(
    '$kind shows every field once, but for positions and those of special parts',
    (definition) => {
      const shown = formGroups(definition).flatMap(({ names }) => names)
      const expected = Object.keys(definition.fields).filter(
        (name) => definition.fields[name]?.kind !== 'position' && !definition.fields[name]?.isSpecial,
      )
      expect(shown.toSorted()).toEqual(expected.toSorted())
    },
  )

  test.each(recordDefinitions)('$kind has nothing required in what is folded', (definition) => {
    const folded = formGroups(definition).filter(({ isFolded }) => isFolded)
    const values = emptyRecord(definition.fields)
    for (const { names } of folded) expect(countMissing(definition.fields, names, values)).toBe(0)
  })

  test.each(recordDefinitions)('$kind is folded while nothing is filled in', (definition) => {
    const values = emptyRecord(definition.fields)
    for (const { names, isFolded } of formGroups(definition))
      if (isFolded) expect(holdsSomething(definition, names, values)).toBe(false)
  })
})

describe('A group of a form', () => {
  const empty = emptyRecord(event.fields)

  it('holds something once somebody has filled in a field of it', () => {
    expect(holdsSomething(event, ['teaser', 'image'], { ...empty, image: 7 })).toBe(true)
    expect(holdsSomething(event, ['is_own_production'], { ...empty, is_own_production: false })).toBe(true)
  })

  it('holds nothing by an address that follows from the title, or by its publication', () => {
    const values = { ...empty, slug: { de: 'mahler', en: 'mahler' }, is_online: true, source: 'house' }
    expect(holdsSomething(event, ['slug', 'is_online', 'source'], values)).toBe(false)
  })

  it('counts what is missing, in its parts, too', () => {
    expect(countMissing(event.fields, ['title', 'subtitle', 'date_start'], empty)).toBe(2)
    const values = { ...empty, title: { de: '', en: 'Mahler' }, date_start: '2027-03-18T18:30:00.000Z' }
    expect(countMissing(event.fields, ['title', 'date_start'], values)).toBe(1)
    const prices = [{ name: { de: 'A', en: '' }, amount: null, reduced: null }]
    expect(countMissing(event.fields, ['price_categories'], { price_categories: prices })).toBe(1)
  })
})
