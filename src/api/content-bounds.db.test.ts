import { describe, expect, test } from 'vitest'
import type { ContentDocument } from '#contracts/pages.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { changeOf } from '../../tests/support/drafts.ts'
import { call, openEditor } from '../../tests/support/editor-calls.ts'

const database = useTestDatabase()

function listsOf(count: number): ContentDocument {
  const lists = Array.from({ length: count }, (_, index) => ({
    id: `list-${index}`,
    type: 'event-list',
    version: 1,
    fields: { source: { limit: 24 } },
  }))
  return { version: 1, containers: [{ id: 'lists', layout: '100', columns: [lists] }] }
}

/** Every call that accepts content. */
const waysIn: [string, (content: ContentDocument, slug: string) => [path: string, body: object]][] = [
  ['blocks to be shown', (content) => ['shown', { content }]],
  [
    'a new container',
    ({ containers }, slug) => [
      `draft/${slug}/changes`,
      {
        client: 'window-a',
        base: 1,
        changes: containers.map((container) =>
          changeOf({ kind: 'insert-container', container, after: null }),
        ),
      },
    ],
  ],
  [
    'a content in place of another one, as after an older version is restored',
    (content, slug) => [
      `draft/${slug}/changes`,
      { client: 'window-a', base: 1, changes: [changeOf({ kind: 'replace-content', content })] },
    ],
  ],
]

test('One call accepts only a limited number of operations', async () => {
  const { app, slug } = await openEditor(database.db)
  const changesOf = (count: number) =>
    Array.from({ length: count / 500 }, () =>
      changeOf(...Array.from({ length: 500 }, () => ({ kind: 'remove-block' as const, id: 'gone' }))),
    )
  const send = (count: number) =>
    call(app, 'POST', `draft/${slug}/changes`, { client: 'window-a', base: 1, changes: changesOf(count) })
  expect(await send(2500)).toMatchObject({ status: 400, body: { changes: expect.anything() } })
  expect((await send(2000)).status).toBe(200)
})

describe('Content that is expensive to render is limited', () => {
  test.each(waysIn)('in %s', async (_, requestOf) => {
    const { app, slug } = await openEditor(database.db)
    for (const [count, status] of [
      [41, 400],
      [2001, 400],
      [26_000, 400],
      [40, 200],
    ] as const) {
      const [path, body] = requestOf(listsOf(count), slug)
      const answer = await call(app, 'POST', path, body)
      expect([count, answer.status]).toEqual([count, status])
      if (status === 400) expect(Object.keys(Object(answer.body)).join()).toMatch(/content|changes/)
    }
  })
})
