import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { languages } from '#i18n/languages.ts'
import { collectExamples } from './collect-examples.tsx'
import { readBlockExamples } from './read-block-examples.server.ts'
import StyleguidePage from './styleguide-page.island.tsx'

const partsIn = { de: collectExamples(readBlockExamples('de')), en: collectExamples(readBlockExamples('en')) }

describe.each(languages)('In %s', (language) => {
  const parts = partsIn[language]
  const complaints: unknown[][] = []
  beforeEach(() => {
    complaints.length = 0
    for (const method of ['error', 'warn'] as const)
      vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void complaints.push(words))
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  describe.each(parts)('the part $id', ({ examples }) => {
    test.each(examples)('shows the example “$name” without an error or a missing text', (example) => {
      const html = renderToString(
        <LanguageProvider language={language}>{example.render(language)}</LanguageProvider>,
      )
      expect(html).not.toMatch(/\b(undefined|NaN)\b|\[object /)
      expect(html.replace(/<[^>]*>/g, '')).not.toBe(' ')
      expect(html).not.toBe('')
      expect(complaints).toEqual([])
    })
  })

  test('the style guide shows them all, each under its own anchor', () => {
    const blocks = JSON.stringify(readBlockExamples(language))
    const html = renderToString(<StyleguidePage language={language} only={[]} blocks={blocks} />)
    const ids = parts.flatMap((part) => [part.id, ...part.examples.map(({ id }) => id)])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(html).toContain(` id="${id}"`)
    expect(complaints).toEqual([])
  })

  test('the style guide shows only the parts that are asked for', () => {
    const blocks = JSON.stringify(readBlockExamples(language))
    const html = renderToString(
      <StyleguidePage language={language} only={['drawer', 'block-quote']} blocks={blocks} />,
    )
    const shown = parts.filter(({ id }) => html.includes(` id="${id}"`)).map(({ id }) => id)
    expect(shown.toSorted()).toEqual(['block-quote', 'drawer'])
  })
})

test('Examples have anchors made of folder and name; those of blocks differ from parts with the same name', () => {
  const [part] = collectExamples([{ id: 'quote', title: 'Quote', examples: [] }], {})
  expect(part).toMatchObject({ id: 'block-quote', group: 'Blocks' })
  const { de: parts } = partsIn
  expect(parts.find(({ id }) => id === 'button')?.examples[0]?.id).toBe('button-primary')
  expect(parts.find(({ id }) => id === 'fields')?.group).toBe('Fields')
  expect(parts.find(({ id }) => id === 'block-quote')?.examples[0]?.id).toBe('block-quote-with-its-author')
})
