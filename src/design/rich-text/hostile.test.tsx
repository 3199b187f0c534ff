import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { cleanText } from '#i18n/plain-text.ts'
import { hostileDocuments, hostileMarkup, hostileTargets } from '../../../tests/support/hostile-texts.ts'
import { readMarkup } from '../../../tests/support/read-markup.ts'
import { readRichText } from './read-rich-text.ts'
import { RichText } from './rich-text.tsx'

/** The allow-list of a rich text's attributes, by element. */
const allowed: Record<string, Record<string, RegExp>> = {
  div: { class: /^text$/ },
  p: { 'data-align': /^(center|right)$/ },
  strong: {},
  em: {},
  ul: {},
  ol: {},
  li: {},
  br: {},
  link: {
    rel: /^preload$/,
    as: /^font$/,
    type: /^font\/woff2$/,
    href: /^\/src\/design\/fonts\/serif-bold\.woff2$/,
    crossorigin: /^$/,
  },
}

/** The displayed text, after checking that it is surrounded by allowed elements only. */
function shownText(document: unknown): string {
  const { elements, text } = readMarkup(renderToStaticMarkup(<RichText document={readRichText(document)} />))
  for (const { name, attributes } of elements) {
    expect(Object.keys(allowed)).toContain(name)
    for (const [attribute, value] of Object.entries(attributes))
      expect(value, `${name} ${attribute}`).toMatch(allowed[name]?.[attribute] ?? /^no such attribute$/)
  }
  return text
}

const linked = (href: string, newWindow: boolean) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Wort', marks: [{ type: 'link', attrs: { href, newWindow } }] }],
    },
  ],
})

describe.each(Object.entries(hostileTargets))('As link targets, %s', (_, targets) => {
  test('leave only the text', () => {
    for (const target of targets)
      for (const newWindow of [false, true]) expect(shownText(linked(target, newWindow))).toBe('Wort')
  })
})

describe.each(Object.entries({ ...hostileMarkup, ...hostileTargets }))('As text, %s', (_, texts) => {
  test('are shown literally', () => {
    for (const text of texts) {
      const paragraph = { type: 'paragraph', attrs: { textAlign: text }, content: [{ type: 'text', text }] }
      expect(shownText({ type: 'doc', content: [paragraph] })).toBe(cleanText(text))
    }
  })
})

describe.each(Object.entries(hostileDocuments()))('Documents of %s', (_, documents) => {
  test('are shown as their text', () => {
    for (const document of documents) expect(shownText(document)).toMatch(/^(Wort)+$/)
  })
})
