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

  it('name what is new, changed and gone, and the fields that changed', () => {
    const before = page(text('a'), text('b'))
    const after = page(text('a', 'other'), text('c'))
    expect(kinds(before, after)).toEqual(['changed a', 'added c', 'removed b'])
    expect(compareContents(before, after)[0]?.fields).toEqual(['content'])
  })

  it('do not call moved what another one has pushed along', () => {
    expect(kinds(page(text('a'), text('b')), page(text('new'), text('a'), text('b')))).toEqual(['added new'])
  })

  it('name what stands elsewhere', () => {
    expect(kinds(page(text('a'), text('b')), page(text('b'), text('a')))).toEqual(['moved b', 'moved a'])
  })
})
