import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainTextOf } from '#i18n/plain-text.ts'
import { readRichText } from './read-rich-text.ts'
import { isEmptyRichText } from './rich-text-document.ts'
import { richTextDocument, richTextLimits } from './rich-text-contract.ts'

const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length && { marks }),
})
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const read = (...content: unknown[]) => readRichText(doc(...content)).content

describe('Reading a rich text', () => {
  test("leaves the editor's own output unchanged", () => {
    const document = doc(
      { type: 'paragraph', attrs: { textAlign: 'right' }, content: [text('a', { type: 'bold' })] },
      { type: 'paragraph' },
      {
        type: 'orderedList',
        content: [{ type: 'listItem', content: [paragraph(text('b'), { type: 'hardBreak' })] }],
      },
      paragraph(text('c', { type: 'link', attrs: { href: 'page:3', newWindow: false } })),
    )
    expect(readRichText(document)).toEqual(document)
    expect(richTextDocument.parse(document)).toEqual(document)
  })

  test('keeps the text of unknown nodes, each in its paragraph', () => {
    expect(
      read(
        { type: 'heading', attrs: { level: 2 }, content: [text('Titel')] },
        { type: 'blockquote', content: [paragraph(text('Zitat'))] },
        text('lose'),
        text(' Worte'),
      ),
    ).toEqual([paragraph(text('Titel')), paragraph(text('Zitat')), paragraph(text('lose'), text(' Worte'))])
  })

  test('wraps children of a list in items, and turns items outside of a list into text', () => {
    expect(read({ type: 'bulletList', content: [text('a'), paragraph(text('b'))] })).toEqual([
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [paragraph(text('a'))] },
          { type: 'listItem', content: [paragraph(text('b'))] },
        ],
      },
    ])
    expect(read({ type: 'listItem', content: [paragraph(text('c'))] })).toEqual([paragraph(text('c'))])
    expect(read({ type: 'bulletList', content: [] })).toEqual([])
  })

  test('keeps each mark once, in a fixed order, and only allowed links', () => {
    const link = (href: unknown, more = {}) => ({ type: 'link', attrs: { href, ...more } })
    const [node] = read(
      paragraph(
        text(
          'a',
          link('javascript:x'),
          link('/de', { target: '_blank' }),
          { type: 'italic' },
          { type: 'bold' },
          {
            type: 'bold',
          },
        ),
      ),
    )
    expect(node).toEqual(
      paragraph(
        text(
          'a',
          { type: 'bold' },
          { type: 'italic' },
          { type: 'link', attrs: { href: '/de', newWindow: true } },
        ),
      ),
    )
  })

  test('lifts lists that are nested deeper than six levels', () => {
    let list: unknown = paragraph(text('tief'))
    for (let level = 0; level < 9; level++)
      list = { type: 'bulletList', content: [{ type: 'listItem', content: [list] }] }
    const found = readRichText(doc(list))
    expect(JSON.stringify(found).match(/bulletList/g)).toHaveLength(richTextLimits.lists)
    expect(plainTextOf(found)).toBe('tief')
  })

  test('detects an empty text', () => {
    expect(isEmptyRichText(readRichText(null))).toBe(true)
    expect(isEmptyRichText(readRichText(doc({ type: 'paragraph' })))).toBe(true)
    expect(isEmptyRichText(readRichText('a'))).toBe(false)
  })

  test('returns a valid text for any input, and a second reading changes nothing', () => {
    const node = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'medium' },
        fc.record({ type: fc.constant('text'), text: fc.string({ unit: 'binary' }), marks: tie('marks') }),
        fc.record({
          type: fc.constantFrom(
            'doc',
            'paragraph',
            'bulletList',
            'orderedList',
            'listItem',
            'hardBreak',
            'x',
          ),
          attrs: fc.oneof(fc.anything(), fc.record({ textAlign: fc.constantFrom('left', 'center', 'top') })),
          content: fc.oneof(fc.array(tie('node'), { maxLength: 4 }), fc.anything()),
        }),
        fc.anything({ withNullPrototype: true, withDate: true, withMap: true }),
      ),
      marks: fc.oneof(
        fc.array(
          fc.oneof(
            fc.record({ type: fc.constantFrom('bold', 'italic', 'code') }),
            fc.record({
              type: fc.constant('link'),
              attrs: fc.oneof(
                fc.anything(),
                fc.record({
                  href: fc.constantFrom('/de', 'page:1', 'javascript:x', '//x'),
                  newWindow: fc.boolean(),
                }),
              ),
            }),
            fc.anything(),
          ),
          { maxLength: 4 },
        ),
        fc.anything(),
      ),
    })).node
    fc.assert(
      fc.property(node, (stored) => {
        const once = readRichText(stored)
        expect(richTextDocument.parse(once)).toEqual(once)
        expect(readRichText(once)).toEqual(once)
      }),
      { seed: 1913, numRuns: 1000 },
    )
  })
})

describe('The contract', () => {
  test('refuses everything that the editor does not create', () => {
    for (const wrong of [
      null,
      {},
      doc({ type: 'heading', content: [] }),
      doc({ type: 'paragraph', attrs: { textAlign: 'justify' } }),
      doc({ type: 'paragraph', attrs: { textAlign: 'left', onclick: 'x' } }),
      doc(paragraph(text('a', { type: 'underline' }))),
      doc(paragraph(text('a', { type: 'link', attrs: { href: 'javascript:x', newWindow: false } }))),
      doc(paragraph(text('a', { type: 'link', attrs: { href: '/de', newWindow: false, class: 'x' } }))),
      doc(paragraph(text(''))),
      doc({ type: 'bulletList', content: [paragraph(text('a'))] }),
    ])
      expect(richTextDocument.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
  })

  test('refuses texts that are too long and lists that are too deep', () => {
    const long = doc(paragraph(text('x'.repeat(richTextLimits.characters + 1))))
    const many = doc(...Array.from({ length: richTextLimits.nodes }, () => paragraph(text('x'))))
    let deep: unknown = paragraph(text('x'))
    for (let level = 0; level <= richTextLimits.lists; level++)
      deep = { type: 'bulletList', content: [{ type: 'listItem', content: [deep] }] }
    for (const wrong of [long, many, doc(deep)]) expect(richTextDocument.safeParse(wrong).success).toBe(false)
  })
})
