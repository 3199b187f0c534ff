import { expect, test } from 'vitest'
import { plainText, richText } from './rich-text.ts'

test('paragraphs are separated by blank lines and lines inside them are joined', () => {
  expect(richText('Eins\nzwei\n\ndrei').content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'Eins zwei' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'drei' }] },
  ])
})

test('bold, italic and links become marks, also inside one another', () => {
  expect(richText('**a *b*** [c](page:besuch)').content[0]?.content).toEqual([
    { type: 'text', text: 'a ', marks: [{ type: 'bold' }] },
    { type: 'text', text: 'b', marks: [{ type: 'bold' }, { type: 'italic' }] },
    { type: 'text', text: ' ' },
    { type: 'text', text: 'c', marks: [{ type: 'link', attrs: { href: 'page:besuch', newWindow: false } }] },
  ])
})

test('lines that begin with a dash or a number become lists', () => {
  expect(richText('- a\n- b').content[0]).toMatchObject({ type: 'bulletList', content: [{}, {}] })
  expect(richText('1. a\n2. b').content[0]).toMatchObject({ type: 'orderedList', content: [{}, {}] })
})

test('a backslash at the end of a line breaks it', () => {
  expect(richText('a\\\nb').content).toEqual([
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'a' }, { type: 'hardBreak' }, { type: 'text', text: 'b' }],
    },
  ])
})

test.each(['# a', '> a', '<b>a</b>', '`a`', '![a](b)'])('a text has no place for %j', (markdown) => {
  expect(() => richText(markdown)).toThrow('has no place')
})

test('the plain text separates words of different blocks', () => {
  expect(plainText(richText('**a** b\n\n- c\n- d')).replace(/\s+/g, ' ').trim()).toBe('a b c d')
})
