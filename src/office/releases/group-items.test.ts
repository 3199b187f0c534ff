import { describe, expect, test } from 'vitest'
import type { ReleaseItem } from '#contracts/office-releases.ts'
import { groupItems, placesOf } from './group-items.ts'

const all = { room: '', series: '', isFoundOnly: false }
const great = { id: 1, title: 'Großer Saal' }
const small = { id: 2, title: 'Kleiner Saal' }
const items = [
  itemOf(1, { kind: 'article' }),
  itemOf(2, { start: '2027-04-02T18:00:00.000Z', room: small }),
  itemOf(3, { start: '2027-04-02T19:00:00.000Z', room: great }),
  itemOf(4, { start: '2027-03-31T22:30:00.000Z', room: null }),
  itemOf(5, { kind: 'subscription' }),
  itemOf(6, { start: '2027-03-31T18:00:00.000Z', room: great, findings: 1 }),
]

describe('The items of a release', () => {
  test('are grouped by the months of the hall, in them by day and hall, and all else by kind', () => {
    expect(shown(all)).toEqual([
      ['2027-03-01', 6],
      ['2027-04-01', 4, 3, 2],
      ['subscription', 5],
      ['article', 1],
    ])
  })

  test('are filtered by hall, which only events have, and by what the checks have found', () => {
    expect(shown({ ...all, room: '1' })).toEqual([
      ['2027-03-01', 6],
      ['2027-04-01', 3],
    ])
    expect(shown({ ...all, isFoundOnly: true })).toEqual([['2027-03-01', 6]])
  })

  test('name their halls once', () => {
    expect(placesOf(items, 'room')).toEqual([great, small])
  })
})

function shown(filter: Parameters<typeof groupItems>[1]) {
  return groupItems(items, filter, ({ findings }) => findings.length > 0).map(({ key, items: ofGroup }) => [
    key,
    ...ofGroup.map(({ id }) => id),
  ])
}

function itemOf(
  id: number,
  given: { kind?: string; start?: string; room?: { id: number; title: string } | null; findings?: number },
): ReleaseItem {
  const { kind = 'event', start, room = null, findings = 0 } = given
  return {
    id,
    what: 'record',
    kind,
    subject_id: id,
    language: '',
    title: `Item ${id}`,
    address: null,
    evening: start === undefined ? null : { start, room, series: null },
    changes: {},
    seen: {},
    current: {},
    titles: {},
    rivals: [],
    is_outdated: false,
    problem: null,
    findings: Array.from({ length: findings }, () => ({
      rule: 'empty',
      severity: 'hint' as const,
      text: '',
      detail: '',
      kind,
      subject_id: id,
      title: '',
      address: null,
      language: '' as const,
      place: '',
    })),
    by: null,
    at: '2027-01-01T00:00:00.000Z',
  }
}
