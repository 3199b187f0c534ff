import { expect, test } from 'vitest'
import type { OpenRelease } from '#contracts/office-releases.ts'
import { openFirst } from './open-first.ts'

test('Failed releases come first, then planned ones by their minute, then those that are collected', () => {
  const sorted = openFirst([
    releaseOf(1, 'collecting', null),
    releaseOf(2, 'planned', '2027-03-12T10:00:00.000Z'),
    releaseOf(3, 'planned', '2027-03-01T10:00:00.000Z'),
    releaseOf(4, 'failed', '2027-04-01T10:00:00.000Z'),
    releaseOf(5, 'collecting', '2027-02-01T10:00:00.000Z'),
  ])
  expect(sorted.map(({ id }) => id)).toEqual([4, 3, 2, 5, 1])
})

function releaseOf(id: number, state: OpenRelease['state'], at: string | null): OpenRelease {
  return { id, name: `Release ${id}`, state, publish_at: at }
}
