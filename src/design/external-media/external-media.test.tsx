import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import ExternalMedia, { type ExternalSource } from './external-media.island.tsx'

const source: ExternalSource = {
  player: 'https://player.example/embed/1',
  original: 'https://watch.example/1',
  provider: { name: 'Player', company: 'Example Ltd.', origin: 'https://player.example' },
  shape: { ratio: '16 / 9' },
}

function show(props: Partial<Parameters<typeof ExternalMedia>[0]> = {}, language: Language = 'de'): string {
  return renderToString(
    <html lang={language}>
      <head />
      <body>
        <LanguageProvider language={language}>
          <ExternalMedia source={source} service="video" {...props} />
        </LanguageProvider>
      </body>
    </html>,
  )
}

/** Removes the island's serialized props, which the browser does not act on. */
function withoutProps(html: string): string {
  return html.replace(/ data-props="[^"]*"/, '')
}

describe('Media of another site', () => {
  test('is not requested by the page: neither frame nor picture nor connection, only a link', () => {
    const html = withoutProps(show({ picture: { src: null, seed: 'a', ground: 'plum', alt: null } }))
    expect(html).not.toMatch(/<(iframe|script|object|embed|video|audio)\b/)
    expect(html).not.toMatch(/(src|srcset|data-src|poster)="[^"]*example/i)
    expect(html).not.toMatch(/<link/)
    expect(html.match(/https:\/\/[^"<\s]*/g)).toEqual(['https://watch.example/1'])
    expect(html).toContain('<a href="https://watch.example/1" rel="noopener noreferrer"')
  })

  test('names what would be loaded, from whom and by which host, in both languages', () => {
    for (const language of ['de', 'en'] as const) {
      const html = show({ title: 'Mahler' }, language)
      expect(html).toContain('Player (Example Ltd.)')
      expect(html).toContain('player.example')
    }
    expect(show({ title: 'Mahler' })).toContain('aria-label="Einmal laden: Mahler"')
    expect(show({ title: 'Mahler' }, 'en')).toContain('aria-label="Load once: Mahler"')
    expect(show({ title: 'Mahler' }, 'en')).toContain('Always load external media')
  })

  test('is named after its kind and provider if it has no title', () => {
    expect(show()).toContain('Video von Player')
    expect(show({ service: 'social' }, 'en')).toContain('Post from Player')
  })

  test('reserves its space from the start', () => {
    expect(show()).toContain('aspect-ratio:16 / 9')
    expect(show({ source: { ...source, shape: { height: 152 } } })).toContain('height:152px')
    expect(show({ source: { ...source, shape: { height: 720, width: 540 } } })).toContain('max-width:540px')
  })
})
