import { describe, expect, test } from 'vitest'
import type { UnderstoodRow } from '#contracts/office-lines.ts'
import { record } from '#records/event/record.ts'
import { emptyRecord } from '#records/field.ts'
import { isOpenLine, takenRows, understoodAs, withoutLine } from './open-lines.ts'

const { programme, cast } = record.fields
const empty = emptyRecord(programme.fields)
const nothing: UnderstoodRow = {
  text: '',
  found: null,
  proposals: [],
  is_sure: true,
  likely: [],
  kind: 'work',
  title: null,
  minutes: null,
  arrangement: null,
  premiere: null,
  note: null,
  role: null,
}

describe('A row of a line', () => {
  const row = { ...empty, line: "Mahler: Sinfonie Nr. 5 (70')" }

  test('is open until its record is known, and keeps what names it', () => {
    const understood = { ...nothing, text: 'Mahler: Sinfonie Nr. 5', minutes: 70 }
    const open = understoodAs(programme, row, understood)
    expect(open).toEqual({ ...empty, line: 'Mahler: Sinfonie Nr. 5', minutes: 70 })
    expect(isOpenLine(programme, open)).toBe(true)
    const found = { id: 5, title: 'Sinfonie Nr. 5', by: 'Gustav Mahler' }
    expect(understoodAs(programme, row, { ...understood, found })).toEqual({ ...empty, work: 5, minutes: 70 })
  })

  test('keeps what somebody has entered meanwhile', () => {
    const understood = { ...nothing, text: 'Sinfonie', minutes: 70, kind: 'movement' as const }
    expect(understoodAs(programme, { ...row, kind: 'encore', minutes: 8 }, understood)).toMatchObject({
      kind: 'encore',
      minutes: 8,
    })
  })

  test('of an interval needs no record, and one that becomes a talk keeps its words as title', () => {
    expect(understoodAs(programme, row, { ...nothing, kind: 'interval', minutes: 20 })).toEqual({
      ...empty,
      kind: 'interval',
      minutes: 20,
    })
    expect(withoutLine(programme, { ...empty, kind: 'talk', line: 'Mahler in Wien' })).toEqual({
      ...empty,
      kind: 'talk',
      title: { de: 'Mahler in Wien', en: '' },
    })
  })
})

test('What belongs to an evening is not taken over to another one', () => {
  const member = { id: 3, artist: 1, role: null, note: null, replaces: 2 }
  expect(
    takenRows(programme, [
      { id: 1, kind: 'work', work: 5, premiere: 'world', cast: [member] },
      { id: 2, kind: 'encore', work: 6, premiere: null, cast: [] },
    ]),
  ).toEqual([
    { kind: 'work', work: 5, premiere: null, cast: [{ artist: 1, role: null, note: null, replaces: null }] },
  ])
  expect(takenRows(cast, [member])).toEqual([{ artist: 1, role: null, note: null, replaces: null }])
})
