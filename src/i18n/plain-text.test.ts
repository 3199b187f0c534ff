import { describe, expect, test } from 'vitest'
import { cleanText, excerptOf, plainTextOf } from './plain-text.ts'

describe('The plain text of a rich text', () => {
  test('is separated at paragraphs, items and breaks, but not at marks', () => {
    const text = (words: string) => ({ type: 'text', text: words })
    const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
    expect(
      plainTextOf({
        type: 'doc',
        content: [
          paragraph(text('Fa'), text('mi'), text('lie')),
          { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('eins'))] }] },
          paragraph(text('zwei'), { type: 'hardBreak' }, text('drei')),
        ],
      }),
    ).toBe('Familie eins zwei drei')
  })

  test('is found in any value, however deep or circular', () => {
    const round: Record<string, unknown> = { type: 'x' }
    round['content'] = [{ text: 'rund' }, round]
    expect(plainTextOf(round)).toBe('rund')
    let deep: unknown = { text: 'tief' }
    for (let level = 0; level < 50_000; level++) deep = { content: [deep] }
    expect(plainTextOf(deep)).toBe('tief')
    for (const none of [null, undefined, 7, 'Text', [], {}]) expect(plainTextOf(none)).toBe('')
  })
})

describe('A clean text', () => {
  test('lacks unreadable characters, and nothing else', () => {
    expect(cleanText('Dvořák\t– 🎻\nx')).toBe('Dvořák\t– 🎻\nx')
    expect(cleanText('a\0b\u0007c\u2028d')).toBe('a b c d')
    expect(cleanText('\u202egnp.exe\u2066')).toBe('gnp.exe')
    expect(cleanText('a\ud800b\udc00')).toBe('a b ')
  })
})

test('An excerpt ends with a whole word and an ellipsis', () => {
  expect(excerptOf('kurz', 10)).toBe('kurz')
  expect(excerptOf('Ein Abend, an dem viel geschieht', 14)).toBe('Ein Abend…')
})
