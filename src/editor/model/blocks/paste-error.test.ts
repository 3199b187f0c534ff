import { describe, expect, it } from 'vitest'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { errorOfChange, errorOfText } from './paste-error.ts'

const headline = (id: string, content = 'a') => ({ id, type: 'headline', version: 1, fields: { content } })
const pageOf = (count: number): ContentDocument => ({
  version: 1,
  containers: [
    { id: 'box', layout: '100', columns: [Array.from({ length: count }, (_, at) => headline(`b${at}`))] },
  ],
})
const insertions = (count: number): Operation[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'insert-block',
    block: headline(`new${at}`),
    to: { in: 'column', container: 'box', column: 0, after: null },
  }))

describe('A paste is refused', () => {
  it('if the text is longer than its field allows', () => {
    expect(errorOfText(pageOf(1), 'b0', 'content', 'a'.repeat(1000))).toBeNull()
    expect(errorOfText(pageOf(1), 'b0', 'content', 'a'.repeat(1001))).toBe('field')
  })

  it('if the page would exceed its number of blocks, even if it already does', () => {
    expect(errorOfChange(pageOf(1990), insertions(9))).toBeNull()
    expect(errorOfChange(pageOf(1990), insertions(10))).toBe('blocks')
    expect(errorOfChange(pageOf(2010), [{ kind: 'remove-block', id: 'b1' }])).toBeNull()
  })

  it('if the page would become too large', () => {
    const fields = { content: 'a'.repeat(1_500_000) }
    expect(errorOfChange(pageOf(1), [{ kind: 'set-fields', id: 'b0', fields }])).toBe('size')
  })
})
