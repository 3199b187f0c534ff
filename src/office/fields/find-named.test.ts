import { describe, expect, test } from 'vitest'
import { record as work } from '#records/work/record.ts'
import { createStaffCalls, type StaffCalls } from '#fields/staff-calls/staff-calls.ts'
import { findNamed } from './find-named.ts'

type Person = { id: number; name: string }
const person = (id: number, name: string): Person => ({ id, name })
const describeNames = (
  _: unknown,
  [field = '']: readonly string[],
  values: Readonly<Record<string, unknown>>,
) => String(values[field])

/** Answers with persons, and with how many works each has. */
function callsFor(found: Person[], works: Record<number, number> = {}) {
  const asked: string[] = []
  const page = (count: number, results: Person[]) => ({ count, results, titles: {}, known: {} })
  const calls = createStaffCalls(
    'de',
    () => Promise.reject(new Error('Not signed in')),
    (address) => {
      asked.push(address)
      const composer = Number(new URL(address, 'https://house.example').searchParams.get('composer'))
      return Promise.resolve(composer === 0 ? page(found.length, found) : page(works[composer] ?? 0, []))
    },
  )
  return { asked, calls }
}

const find = async (calls: StaffCalls, name: string) =>
  (await findNamed({ calls, describe: describeNames }, work, { composer: name }))['composer']

describe('A name in a typed text', () => {
  test('means the one person that the look-up finds, without another question', async () => {
    const { asked, calls } = callsFor([person(7, 'Gustav Mahler')])
    expect(await find(calls, 'mahler')).toEqual({
      name: 'mahler',
      id: 7,
      titles: { 'artist:7': 'Gustav Mahler' },
      others: [],
    })
    expect(asked).toEqual(['/de/api/admin/works/artist?query=mahler&page_size=12&kind=person'])
  })

  test('means the one of several with most works, and names the others', async () => {
    const { calls } = callsFor(
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
    expect(await find(callsFor([]).calls, 'Neu')).toEqual({ name: 'Neu', id: null, titles: {}, others: [] })
  })
})
