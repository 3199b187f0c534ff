import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { PageError } from '#site/page-responses.ts'
import { openErrorPage } from './error-page.tsx'

/** The error page of an address, with the text of its view. */
function open(path: string, error: PageError | null) {
  const page = openErrorPage(path, error)
  const shown = renderToStaticMarkup(
    <LanguageProvider language={page.language}>{page.view}</LanguageProvider>,
  )
  return { ...page, shown }
}

describe('The error page', () => {
  test.each([
    ['/en/haus', 'This page is only available in German.', 'de', '/de/haus', 'Go to the German page'],
    ['/de/house', 'Diese Seite gibt es nur auf Englisch.', 'en', '/en/house', 'Zur englischen Seite'],
  ] as const)('of %s links to the language that exists', (path, message, language, url, name) => {
    const { shown, status, facts } = open(path, new PageError(404, message, { language, url }))
    expect(status).toBe(404)
    expect(shown).toContain(message)
    expect(shown).toMatch(new RegExp(`<a href="${url}" hrefLang="${language}"[^>]*>${name}</a>`))
    // The language switch links there, too.
    expect(facts).toMatchObject({ isIndexed: false, paths: { de: null, en: null, [language]: url } })
  })

  test('of an address without a language links to home', () => {
    const { shown, facts } = open('/de/nirgends', new PageError(404, ''))
    expect(shown).toContain('Die gesuchte Seite wurde nicht gefunden.')
    expect(shown).not.toContain('hrefLang')
    expect(facts.paths).toEqual({ de: null, en: null })
  })
})
