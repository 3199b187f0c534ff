import { describe, expect, test } from 'vitest'
import { entriesOf, sheetOf } from './read-json.ts'

describe('A schedule in JSON', () => {
  test('is a list, or an object with a list that is named as such', () => {
    expect(entriesOf('[{"titel":"Abend"}]')).toHaveLength(1)
    expect(entriesOf('{"stand":"heute","Events":[{"titel":"Abend"},{"titel":"Nacht"}]}')).toHaveLength(2)
  })

  test.each([
    '{"titel":"Abend"}',
    '[]',
    '[1,2]',
    '{"events":{}}',
    '{"date":"1913-10-19"}\n{}',
    'Titel;Datum',
  ])('is not %s', (text) => expect(entriesOf(text)).toBeNull())

  test('has a column for each name of any entry', () => {
    const { rows } = sheetOf([{ nr: 1, titel: 'Abend' }, { saal: 'Großer Saal' }])
    expect(rows).toEqual([
      { line: 0, cells: ['nr', 'titel', 'saal'] },
      { line: 1, cells: ['1', 'Abend', ''] },
      { line: 2, cells: ['', '', 'Großer Saal'] },
    ])
  })

  test('says works, performers and instants as a table does', () => {
    const entry = {
      start: '2028-03-18T18:30:00Z',
      hall: { id: 7, name: 'Großer Saal' },
      programme: [{ composer: 'Mahler', title: 'Sinfonie Nr. 5', minutes: 70 }, 'Pause'],
      cast: [{ name: 'Anna Muster', role: 'Klavier' }],
      open: true,
      note: null,
    }
    expect(sheetOf([entry]).rows[1]?.cells).toEqual([
      '2028-03-18 19:30',
      'Großer Saal',
      "Mahler: Sinfonie Nr. 5 (70')\nPause",
      'Anna Muster, Klavier',
      '',
      '',
    ])
  })
})
