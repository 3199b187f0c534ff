import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { isOffSite, TextLink } from './text-link.tsx'

describe('A link', () => {
  test('says that it opens a window only if it does', () => {
    const stays = renderToStaticMarkup(<TextLink href="https://example.org">Quelle</TextLink>)
    expect(stays).not.toContain('target')
    expect(stays).not.toContain('Fenster')
    const opens = renderToStaticMarkup(
      <LanguageProvider language="en">
        <TextLink href="https://example.org" opensWindow>
          Source
        </TextLink>
      </LanguageProvider>,
    )
    expect(opens).toContain('target="_blank" rel="noopener"')
    expect(opens).toMatch(/visually-hidden">[^<]*window/)
  })

  test('is marked if it leaves the site', () => {
    expect(['https://example.org', 'http://example.org', '//example.org'].every(isOffSite)).toBe(true)
    expect(['/de/besuch', '#anfang', 'mailto:karten@example.org', '?page=2', ''].some(isOffSite)).toBe(false)
    expect(renderToStaticMarkup(<TextLink href="/de/besuch">Besuch</TextLink>)).not.toContain('<svg')
  })
})
