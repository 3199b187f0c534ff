import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { LightboxLink } from './lightbox-link.tsx'

const figure = { src: null, seed: 'a', ground: 'plum', alt: null }

const show = (
  picture: { src: string | null; seed: string; ground: string; alt: string | null },
  caption = '',
) =>
  renderToStaticMarkup(
    <LanguageProvider language="en">
      <LightboxLink picture={picture} caption={caption} copyright="House archive">
        <img src="/a.jpg" alt="" />
      </LightboxLink>
    </LanguageProvider>,
  )

describe('A picture that opens in the lightbox', () => {
  test('is a link to its largest rendition, or to the photograph', () => {
    expect(show(figure)).toMatch(/href="\/figures\/[^"]*\/1536\.jpg"/)
    expect(show({ ...figure, src: '/media/a.jpg' })).toContain('href="/media/a.jpg"')
  })

  test('is named by its alternative text, or else its caption', () => {
    expect(show(figure)).toContain('aria-label="Enlarge picture"')
    expect(show(figure, 'A plate')).toContain('aria-label="Enlarge picture: A plate"')
    expect(show({ ...figure, alt: 'A star' }, 'A plate')).toContain('aria-label="Enlarge picture: A star"')
  })

  test("contains the lightbox's data", () => {
    expect(show(figure, 'A plate')).toContain('data-caption="A plate" data-copyright="House archive"')
  })
})
