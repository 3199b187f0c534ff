import { describe, expect, test } from 'vitest'
import { record as work } from '#records/work/record.ts'
import type { ListedRecord, RecordPage } from '../records/calls.ts'
import { findNamed } from './find-named.ts'

const person = (id: number, name: string): ListedRecord => ({ id, values: { name } })
const describeNames = (
  _: unknown,
  [field = '']: readonly string[],
  values: Readonly<Record<string, unknown>>,
) => String(values[field])

/** Answers with persons, and with how many works each has. */
function callsFor(found: ListedRecord[], works: Record<number, number> = {}) {
  const asked: string[] = []
  const page = (count: number, records: ListedRecord[]): RecordPage => ({
    count,
    records,
    titles: {},
    known: {},
  })
  return {
    asked,
    list: (path: string, query: string) => {
      asked.push(`${path}?${query}`)
      const composer = Number(new URLSearchParams(query).get('composer'))
      return Promise.resolve(composer === 0 ? page(found.length, found) : page(works[composer] ?? 0, []))
    },
  }
}

const find = async (calls: ReturnType<typeof callsFor>, name: string) =>
  (await findNamed({ calls, describe: describeNames }, work, { composer: name }))['composer']

describe('A name in a typed text', () => {
  test('means the one person that the look-up finds, without another question', async () => {
    const calls = callsFor([person(7, 'Gustav Mahler')])
    expect(await find(calls, 'mahler')).toEqual({
      name: 'mahler',
      id: 7,
      titles: { 'artist:7': 'Gustav Mahler' },
      others: [],
    })
    expect(calls.asked).toEqual(['works/artist?query=mahler&page_size=12&kind=person'])
  })

  test('means the one of several with most works, and names the others', async () => {
    const calls = callsFor(
      [person(1, 'C. P. E. Bach'), person(2, 'Johann Sebastian Bach'), person(3, 'P. Bach')],
      {
        1: 4,
        2: 90,
      },
    )
    expect(await find(calls, 'Bach')).toMatchObject({
      id: 2,
      titles: { 'artist:2': 'Johann Sebastian Bach' },
      others: ['C. P. E. Bach', 'P. Bach'],
    })
  })

  test('of nobody means a person to be made', async () => {
    expect(await find(callsFor([]), 'Neu')).toEqual({ name: 'Neu', id: null, titles: {}, others: [] })
  })
})
