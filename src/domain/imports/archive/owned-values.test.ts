import { describe, expect, test } from 'vitest'
import { emptyRecord } from '#records/field.ts'
import { record } from '#records/event/record.ts'
import { ownedValues } from './owned-values.ts'

const { programme: items, cast: members } = record.fields
const play = (work: number, id?: number) => ({
  ...emptyRecord(items.fields),
  kind: 'work' as const,
  work,
  ...(id !== undefined && { id }),
})
const interval = (id?: number) => ({
  ...emptyRecord(items.fields),
  kind: 'interval' as const,
  ...(id !== undefined && { id }),
})
const member = (artist: number) => ({ ...emptyRecord(members.fields), artist })

describe('What an archive says of a stored event', () => {
  test('is limited to the fields that archives own', () => {
    const wanted = { title: { de: 'Abend', en: 'Evening' }, slug: { de: 'a', en: 'a' }, price_min: 900 }
    expect(ownedValues({}, wanted)).toEqual({ title: wanted.title })
  })

  test('leaves the numbers of performances that were in the programme before', () => {
    const stored = { programme: [play(1, 11), interval(12), play(1, 13)] }
    const wanted = { programme: [play(2), play(1), play(1), interval()] }
    const { programme = [] } = ownedValues(stored, wanted)
    expect(programme.map(({ id }) => id)).toEqual([undefined, 11, 13, 12])
  })

  test('does not name a list that is stored so already, whatever else its items have', () => {
    const stored = {
      programme: [{ ...play(1, 11), arrangement: { de: 'Für Orgel', en: 'For organ' } }],
      cast: [{ ...member(3), id: 7 }],
    }
    expect(ownedValues(stored, { programme: [play(1)], cast: [member(3)] })).toEqual({})
  })

  test.each([
    ['an encore', { programme: [{ ...play(1, 11), kind: 'encore' as const }] }],
    ['a duration', { programme: [{ ...play(1, 11), minutes: 9 }] }],
    ['a note', { programme: [{ ...play(1, 11), note: { de: 'Neu', en: 'New' } }] }],
    ['a replacement', { programme: [{ ...play(1, 11), cast: [{ ...member(3), replaces: 4 }] }] }],
  ])('does not touch a programme with %s', (_, stored) => {
    expect(ownedValues(stored, { programme: [play(2)] })).not.toHaveProperty('programme')
  })
})
