import { describe, expect, test } from 'vitest'
import { zoneClock } from '#i18n/zone-clock.ts'
import { changeTypedTimes, moveTime, moveTimes, typedTimes, type Move } from './typed-times.ts'

const move = (from: string, to: string, now = '2026-11-21T12:00:00Z'): Move => ({
  from: zoneClock(from),
  to: zoneClock(to),
  now: new Date(now),
})
const toTokyo = move('Europe/Berlin', 'Asia/Tokyo')
const publications = typedTimes.find(({ table }) => table === 'publications')
if (!publications) throw new Error('Publications have no typed times.')

describe('A typed time', () => {
  test('keeps the clock time, with its seconds', () => {
    expect(moveTime('2026-12-01T18:30:00.000Z', 'clock', toTokyo)).toBe('2026-12-01T10:30:00.000Z')
    expect(moveTime('2026-12-01T18:30:07.500Z', 'clock', toTokyo)).toBe('2026-12-01T10:30:07.500Z')
    expect(moveTime('1890-01-01T19:06:32.000Z', 'clock', move('Europe/Berlin', 'America/New_York'))).toBe(
      '1890-01-02T01:00:00.000Z',
    )
  })

  test('is the same text where both zones have the same time', () => {
    const text = '2026-12-01T18:30:00.123456+00:00'
    expect(moveTime(text, 'clock', move('Europe/Berlin', 'Europe/Zurich'))).toBe(text)
  })

  test('stays the same of two in the hour that both zones have twice', () => {
    for (const text of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])
      expect(moveTime(text, 'clock', move('Europe/Berlin', 'Europe/Zurich'))).toBe(text)
  })

  test('is an hour later in the hour that the new zone skips', () => {
    // 2.30 on 8 March 2026
    expect(moveTime('2026-03-08T01:30:00Z', 'clock', move('Europe/Berlin', 'America/New_York'))).toBe(
      '2026-03-08T07:30:00.000Z',
    )
  })

  test('stays past once it has passed, where something would vanish again', () => {
    const toNewYork = move('Europe/Berlin', 'America/New_York')
    expect(moveTime('2026-11-21T12:00:00Z', 'passing', toNewYork)).toBe('2026-11-21T12:00:00Z')
    expect(moveTime('2026-11-21T12:00:01Z', 'passing', toNewYork)).toBe('2026-11-21T18:00:01.000Z')
    expect(moveTime('2026-11-21T05:00:00Z', 'passing', toNewYork)).toBe('2026-11-21T11:00:00.000Z')
    expect(moveTime('2026-11-21T11:00:00Z', 'clock', toNewYork)).toBe('2026-11-21T17:00:00.000Z')
  })

  test('of a plan is a point in time once it has passed', () => {
    expect(moveTime('2026-11-21T12:00:00Z', 'planned', toTokyo)).toBe('2026-11-21T12:00:00Z')
    expect(moveTime('2026-11-22T12:00:00Z', 'planned', toTokyo)).toBe('2026-11-22T04:00:00.000Z')
  })
})

describe('The times of a row', () => {
  test('that belong to a beginning keep their distance from it, also when it keeps its instant', () => {
    const columns = { date_start: 'clock', doors_open: { with: 'date_start' } } as const
    const times = { date_start: '2026-12-01T18:30:00Z', doors_open: '2026-12-01T18:00:00Z' }
    expect(moveTimes({ columns }, times, toTokyo, new Set())).toEqual({
      date_start: '2026-12-01T10:30:00.000Z',
      doors_open: '2026-12-01T10:00:00.000Z',
    })
    expect(moveTimes({ columns }, times, toTokyo, new Set(['date_start']))).toEqual(times)
  })

  test('stay in the order that the table demands', () => {
    const times = { publish_at: '2026-11-21T11:59:00Z', unpublish_at: '2026-11-21T14:00:00Z' }
    expect(moveTimes(publications, times, toTokyo, new Set())).toEqual({
      publish_at: '2026-11-21T11:59:00Z',
      unpublish_at: '2026-11-21T11:59:01.000Z',
    })
  })
})

test('The typed times of a record as JSON are changed by their names, also in its lists', () => {
  const at = '2026-12-01T18:30:00Z'
  expect(
    changeTypedTimes(
      {
        date_start: at,
        online_to: null,
        title: { de: at },
        public_changes: [{ at }],
        customer_tags: [{ tag: 1, presale_date: at }],
        doors_open: 'kein Zeitpunkt',
      },
      (_, name) => `other ${name}`,
    ),
  ).toEqual({
    date_start: 'other date_start',
    online_to: null,
    title: { de: at },
    public_changes: [{ at }],
    customer_tags: [{ tag: 1, presale_date: 'other presale_date' }],
    doors_open: 'kein Zeitpunkt',
  })
})
