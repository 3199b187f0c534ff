import { describe, expect, test } from 'vitest'
import type { CollectedBatch, LeftDraft } from '#contracts/office-releases.ts'
import { addBatch, nothingYet } from './collected.ts'

describe('Batches of drafts that go into a release', () => {
  test('are counted together, and what is left is grouped by its reason', () => {
    const first = addBatch(
      nothingYet,
      batchOf({ position: 100, added: 90, next: 'event:9' }, left(1, 'public')),
    )
    const all = addBatch(
      first,
      batchOf({ position: 130, added: 20, present: 5 }, left(2, 'gone'), left(3, 'public')),
    )
    expect(all).toMatchObject({ total: 130, position: 130, added: 110, present: 5, next: null })
    expect(
      all.left.map(({ reason, count, first: named }) => [reason, count, named.map(({ id }) => id)]),
    ).toEqual([
      ['gone', 1, [2]],
      ['public', 2, [1, 3]],
    ])
  })

  test('name the first 50 of each reason', () => {
    const many = Array.from({ length: 60 }, (_, index) => left(index, 'public'))
    expect(addBatch(nothingYet, batchOf({}, ...many)).left).toMatchObject([
      { count: 60, first: { length: 50 } },
    ])
  })
})

function batchOf(given: Partial<CollectedBatch>, ...leftOnes: LeftDraft[]): CollectedBatch {
  return { total: 130, position: 130, added: 0, present: 0, next: null, ...given, left: leftOnes }
}

function left(id: number, reason: LeftDraft['reason']): LeftDraft {
  return { kind: 'event', id, title: '', detail: '', language: null, reason, problem: null, release: null }
}
