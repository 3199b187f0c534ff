import { describe, expect, it } from 'vitest'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { compareContents } from './compare-contents.ts'

const text = (id: string, content = id): StoredBlock => ({
  id,
  type: 'text',
  version: 1,
  fields: { content },
})
const page = (...blocks: StoredBlock[]): ContentDocument => ({
  version: 1,
  containers: [{ id: 'c', layout: '100', columns: [blocks] }],
})
const kinds = (before: ContentDocument, after: ContentDocument) =>
  compareContents(before, after).map(({ kind, id }) => `${kind} ${id}`)

describe('The differences between two contents', () => {
  it('are none between equal ones', () => {
    expect(kinds(page(text('a')), page(text('a')))).toEqual([])
  })

  it('name the inserted, changed and removed blocks, and the changed fields', () => {
    const before = page(text('a'), text('b'))
    const after = page(text('a', 'other'), text('c'))
    expect(kinds(before, after)).toEqual(['changed a', 'added c', 'removed b'])
    expect(compareContents(before, after)[0]?.fields).toEqual(['content'])
  })

  it('do not count a block as moved when another one has displaced it', () => {
    expect(kinds(page(text('a'), text('b')), page(text('new'), text('a'), text('b')))).toEqual(['added new'])
  })

  it('name the moved blocks', () => {
    expect(kinds(page(text('a'), text('b')), page(text('b'), text('a')))).toEqual(['moved b', 'moved a'])
  })
})
