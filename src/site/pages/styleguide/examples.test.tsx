import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { languages } from '#i18n/languages.ts'
import { collectExamples } from './collect-examples.ts'
import { StyleguidePage } from './styleguide-page.tsx'

const parts = collectExamples()

describe.each(languages)('In %s', (language) => {
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
    test.each(examples)('shows the example “$name” without a complaint or a missing word', (example) => {
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
    const html = renderToString(<StyleguidePage language={language} />)
    const ids = parts.flatMap((part) => [part.id, ...part.examples.map(({ id }) => id)])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(html).toContain(` id="${id}"`)
    expect(complaints).toEqual([])
  })
})

test('Examples are found in their folders, and have anchors made of folder and name', () => {
  const [part] = collectExamples({
    '../../../blocks/quote/examples.tsx': {
      default: { title: 'Quote', examples: [{ name: 'Long, with an author', render: () => null }] },
    },
  })
  expect(part).toMatchObject({
    id: 'quote',
    group: 'Blocks',
    examples: [{ id: 'quote-long-with-an-author' }],
  })
  expect(parts.find(({ id }) => id === 'button')?.examples[0]?.id).toBe('button-primary')
  expect(parts.find(({ id }) => id === 'fields')?.group).toBe('Fields')
})
