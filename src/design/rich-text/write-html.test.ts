import { expect, test } from 'vitest'
import { readRichText } from './read-rich-text.ts'
import { writeHtml } from './write-html.ts'

const base = 'https://hall.example/de/programm-und-karten/abend/3'
const html = (content: unknown[], addresses: Record<string, string> = {}) =>
  writeHtml(readRichText({ type: 'doc', content }), { addresses, base })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks })
const link = (href: string) => ({ type: 'link', attrs: { href, newWindow: true } })

test('Paragraphs, lists, breaks and marks become plain elements', () => {
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('Bach'))] }] }
  expect(
    html([paragraph(text('Um '), text('acht', { type: 'bold' }), { type: 'hardBreak' }, text('Uhr')), list]),
  ).toBe('<p>Um <strong>acht</strong><br>Uhr</p><ul><li><p>Bach</p></li></ul>')
})

test('Links are absolute; those of which the target is gone are plain text', () => {
  expect(html([paragraph(text('Haus', link('page:3')))], { 'page:3': '/de/haus' })).toBe(
    '<p><a href="https://hall.example/de/haus">Haus</a></p>',
  )
  expect(html([paragraph(text('unten', link('#unten')))])).toBe(`<p><a href="${base}#unten">unten</a></p>`)
  expect(html([paragraph(text('Haus', link('page:3')))])).toBe('<p>Haus</p>')
  expect(html([paragraph(text('fort', link('https://example.org/?a=1&b=2')))])).toBe(
    '<p><a href="https://example.org/?a=1&amp;b=2" rel="external">fort</a></p>',
  )
})

test('Text never becomes markup, whatever is stored', () => {
  expect(html([paragraph(text('<script>"&'), text('x', link('javascript:alert(1)')))])).toBe(
    '<p>&lt;script&gt;&quot;&amp;x</p>',
  )
})
