import { describe, expect, test } from 'vitest'
import type { Comment } from '#contracts/comments.ts'
import { mentionedIn, nameBefore, peopleLike, threadsOf } from './threads.ts'

const comment = (id: number, parent: number | null, resolvedAt: string | null = null): Comment => ({
  id,
  block: 'one',
  parent_id: parent,
  body: `Nummer ${id}`,
  author: 'Anna',
  created_at: '2026-11-21T12:00:00Z',
  resolved_at: resolvedAt,
  resolved_by: null,
  mentions: [],
  is_own: false,
  may_delete: false,
  suggestion: null,
  outcome: null,
})
const people = [
  { id: 1, name: 'Anna', may_publish: true },
  { id: 2, name: 'Anna Lena Weiß', may_publish: false },
  { id: 3, name: 'Jörg', may_publish: true },
]

test('Comments are grouped into conversations, with resolved ones separate', () => {
  const { open, resolved } = threadsOf([
    comment(1, null),
    comment(2, null, '2026-11-21T13:00:00Z'),
    comment(3, 1),
    comment(4, 2),
    comment(5, null, '2026-11-21T14:00:00Z'),
  ])
  expect(open.map(({ first, answers }) => [first.id, answers.map(({ id }) => id)])).toEqual([[1, [3]]])
  expect(resolved.map(({ first }) => first.id)).toEqual([5, 2])
})

describe('Who is mentioned', () => {
  test.each([
    ['@Anna, bitte ansehen', [1]],
    ['Frag @Anna Lena Weiß!', [2]],
    ['@Jörg @Anna', [3, 1]],
    ['@Annabell', []],
    ['anna@example.org', []],
    ['@', []],
  ])('in “%s”', (text, ids) => {
    expect(mentionedIn(text, people)).toEqual(ids)
  })

  test('is offered while a name is begun, by any of its names', () => {
    expect(nameBefore('Frag @Anna Le', 13)).toEqual({ start: 6, begun: 'Anna Le' })
    expect(nameBefore('@', 1)).toEqual({ start: 1, begun: '' })
    expect(nameBefore('mail@haus', 9)).toBeNull()
    expect(nameBefore('Frag @Anna gleich', 4)).toBeNull()
    expect(peopleLike('le', people).map(({ id }) => id)).toEqual([2])
    expect(peopleLike('anna', people).map(({ id }) => id)).toEqual([1, 2])
    expect(peopleLike('x', people)).toEqual([])
  })
})
