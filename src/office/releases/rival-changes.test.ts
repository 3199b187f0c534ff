import { describe, expect, test } from 'vitest'
import type { WaitingChange } from '#contracts/office-releases.ts'
import { rivalChanges } from './rival-changes.ts'

describe('Changes of a record that wait in several releases', () => {
  test('are rivals in the fields that both change, in the order in which they become public', () => {
    const rivals = rivalChanges([
      waiting(1, { title: 'A', room: 3 }),
      waiting(2, { note: 'B' }),
      waiting(3, { room: 4, title: 'C' }),
      waiting(4, { title: 'D' }),
    ])
    expect(rivals.get(1)).toEqual([
      { release: releaseOf(3), fields: ['room', 'title'] },
      { release: releaseOf(4), fields: ['title'] },
    ])
    expect(rivals.get(4)?.map(({ release }) => release.id)).toEqual([10, 30])
  })

  test('are no rivals when they change different fields', () => {
    const rivals = rivalChanges([waiting(1, { title: 'A' }), waiting(2, { note: 'B' })])
    expect([...rivals.values()]).toEqual([[], []])
  })
})

function waiting(id: number, changes: WaitingChange['changes']): WaitingChange {
  return { id, release: releaseOf(id), changes, seen: {}, titles: {} }
}

function releaseOf(id: number): WaitingChange['release'] {
  return { id: id * 10, name: `Release ${id}`, publish_at: null, state: 'collecting' }
}
