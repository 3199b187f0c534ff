import { expect, test } from 'vitest'
import type { ContentDocument } from '#contracts/pages.ts'
import { findNotices } from './find-notices.ts'
import { readRefusal, withRefused } from './read-refusal.ts'

const block = (id: string, type: string, fields: Record<string, unknown>) => ({
  id,
  type,
  version: 1,
  fields,
})
const content: ContentDocument = {
  version: 1,
  containers: [
    {
      id: 'c',
      layout: '100',
      columns: [
        [
          block('one', 'headline', { content: '' }),
          block('two.b', 'link', { content: 'Zum Haus', link: 'page:3' }),
          block('three', 'marquee', {}),
        ],
      ],
    },
  ],
}

test('The refusal of the server is read by block and field, with its own messages', () => {
  const answer = {
    'two.b.link': ['Link „Zum Haus“: Ziel fehlt.'],
    three: ['Unlesbar.'],
    'gone.x': ['Nichts'],
    base: 1,
  }
  expect(readRefusal(answer, content)).toMatchObject([
    {
      block: 'two.b',
      type: 'link',
      summary: 'Zum Haus',
      field: 'link',
      severity: 'error',
      detail: 'Link „Zum Haus“: Ziel fehlt.',
    },
    { block: 'three', field: null, detail: 'Unlesbar.' },
  ])
  for (const other of [null, 'no', [], { detail: 'conflict' }])
    expect(readRefusal(other, content)).toEqual([])
})

test('Problems that the page editor has found itself are not repeated', () => {
  const found = findNotices(content, { links: { 'page:3': '/de/haus' } })
  expect(found.map(({ kind }) => kind)).toEqual(['required', 'unreadable'])
  const refused = readRefusal(
    { 'one.content': ['Fehlt.'], 'two.b.link': ['Gibt es nicht.'], three: ['Unlesbar.'] },
    content,
  )
  expect(withRefused(found, refused).map((notice) => [notice.block, notice.kind])).toEqual([
    ['one', 'required'],
    ['three', 'unreadable'],
    ['two.b', 'refused'],
  ])
})
