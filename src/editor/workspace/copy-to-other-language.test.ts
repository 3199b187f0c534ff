import { describe, expect, test } from 'vitest'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { applyChange } from '#operations/index.ts'
import { copyOperations } from './copy-to-other-language.ts'

const block = (id: string, children?: StoredBlock[]): StoredBlock => ({
  id,
  type: children ? 'faq' : 'quote',
  version: 1,
  fields: { content: id },
  ...(children && { children }),
})
const content = (...columns: StoredBlock[][]): ContentDocument => ({
  version: 1,
  containers: columns.map((column, index) => ({
    id: `container-${index}`,
    layout: '100',
    columns: [column],
  })),
})
const unwritten: ContentDocument = {
  version: 1,
  containers: [{ id: 'first', layout: '100', columns: [[]] }],
}
const copy = (from: ContentDocument, to: ContentDocument, ids: string[]) =>
  applyChange(to, copyOperations(from, to, ids))

describe('Copied into the other language', () => {
  test('a whole page is the same there, its lists with their items once, and nothing of the empty one stays', () => {
    const from = content([block('a'), block('list', [block('one'), block('two')])], [block('b')])
    expect(copy(from, unwritten, ['a', 'list', 'one', 'two', 'b'])).toEqual(from)
  })

  test('an item takes its list along where that is missing', () => {
    const from = content([block('list', [block('one'), block('two')])])
    expect(copy(from, unwritten, ['two'])).toEqual(from)
  })

  test('an item alone is put where its list is there already', () => {
    const from = content([block('list', [block('one'), block('two')])])
    const to = content([block('list', [block('one')])])
    expect(copy(from, to, ['two'])).toEqual(from)
  })

  test('a block that is there gets the fields of here', () => {
    const from = content([block('a')])
    const to = content([{ ...block('a'), fields: { content: 'older' } }])
    expect(copy(from, to, ['a'])).toEqual(from)
  })
})
