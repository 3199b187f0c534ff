import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { hostileMarkup, hostileTexts } from '../../../../tests/support/hostile-texts.ts'
import { readMarkup } from '../../../../tests/support/read-markup.ts'
import { pageClassOf } from '../../pages/content/page-class.ts'
import { PageHeading } from './page-heading.tsx'

const link = (id: number, title: string) => ({ id, title, url: `/de/${title.toLowerCase()}` })
const picture = { src: null, seed: 'x', ground: 'plum', alt: null, caption: null, copyright: null }

function buildPage(changes: Partial<Page> = {}): Page {
  return {
    id: 2,
    urls: { de: '/de/haus/saal', en: null },
    system_key: null,
    content_type: 'page',
    title: 'Saal',
    headline: 'Der Saal',
    is_online: true,
    is_clickable: true,
    meta_title: 'Saal',
    meta_description: '',
    og_title: 'Saal',
    og_description: '',
    og_type: 'website',
    og_image: null,
    og_image_thumbs: null,
    seo: { headline: 'Der Saal' },
    has_tab_navigation: false,
    is_landing_page: false,
    page_class: '',
    hero_text: '',
    hero_link: null,
    hero_image: null,
    hero_thumbs: null,
    hero_video: null,
    picture: null,
    settings_url: '/de/ort?edit=settings',
    parents: [{ ...link(1, 'Haus'), is_clickable: true }],
    parent: { headline: 'Das Haus', urls: { de: '/de/haus', en: null }, has_tab_navigation: false },
    siblings: [link(2, 'Saal'), link(3, 'Orgel')],
    children: [],
    modules: ['page-2'],
    ...changes,
  }
}

const render = (page: Page, heroHref: string | null = null) =>
  renderToStaticMarkup(
    <LanguageProvider language="de">
      <PageHeading page={page} heroHref={heroHref} />
    </LanguageProvider>,
  )

describe('The heading of a page', () => {
  test('is its headline below the breadcrumbs', () => {
    const markup = render(buildPage())
    expect(markup).toMatch(/<h1[^>]*>Der Saal<\/h1>/)
    expect(markup).toContain('href="/de/haus"')
    expect(markup).not.toContain('/de/orgel')
  })

  test('is the headline of the parent page, with tabs, if it or the parent has tab navigation', () => {
    const parent = { headline: 'Das Haus', urls: { de: null, en: null }, has_tab_navigation: true }
    for (const page of [buildPage({ has_tab_navigation: true }), buildPage({ parent })]) {
      const markup = render(page)
      expect(markup).toMatch(/<h1[^>]*>Das Haus<\/h1>/)
      expect(markup).toMatch(/<a href="\/de\/saal" aria-current="page">Saal<\/a>/)
      expect(markup).toContain('<a href="/de/orgel">Orgel</a>')
      expect(markup).toMatch(/<h2[^>]*>Der Saal<\/h2>/)
    }
    expect(render(buildPage({ has_tab_navigation: true, parent: null }))).toContain('Der Saal</h1>')
  })

  test('of a landing page has no breadcrumbs', () => {
    expect(render(buildPage({ is_landing_page: true }))).not.toContain('<nav')
  })
})

describe('The stage of a page', () => {
  test('shows an uploaded picture in all renditions, with its focal point and credits', () => {
    const src = `/media/${'a'.repeat(32)}-3000x2000-30-70/1536.jpg`
    const markup = render(
      buildPage({
        picture: { ...picture, src, alt: 'Blick', caption: 'Vor dem Konzert', copyright: 'Ada Lindqvist' },
      }),
    )
    expect(markup).toMatch(/<source type="image\/avif" srcSet="[^"]*\/320\.avif 320w[^"]*\/1536\.avif 1536w"/)
    expect(markup).toMatch(/<source type="image\/webp"/)
    expect(markup).toMatch(/<img[^>]* alt="Blick"[^>]*object-position:30% 70%[^>]*fetchPriority="high"/i)
    expect(markup).toContain('Vor dem Konzert')
    expect(markup).toContain('© Ada Lindqvist')
  })

  test('has a self-hosted video without sound, and a button to an external one', () => {
    const own = render(buildPage({ picture, hero_video: '/media/film.mp4' }))
    expect(own).toMatch(/<video[^>]* src="\/media\/film.mp4"[^>]* muted=""/)
    expect(own).toContain('preload="none"')
    expect(own).toContain('data-island="stage-video"')
    expect(own).not.toContain('autoplay')
    const theirs = render(buildPage({ picture, hero_video: 'https://vimeo.com/1' }))
    expect(theirs).not.toContain('<video')
    expect(theirs).toMatch(/<a[^>]* href="https:\/\/vimeo.com\/1"[^>]*>Video ansehen/)
  })

  test('shows hostile texts literally', () => {
    const ground = 'stone' // the fallback for an unknown ground
    const known = new Set(
      readMarkup(
        render(
          buildPage({
            picture: { ...picture, ground },
            hero_text: 'x',
            hero_link: { link_text: 'x', url: '/de' },
          }),
          '/de',
        ),
      ).elements.map(({ name, attributes }) => [name, ...Object.keys(attributes)].join(' ')),
    )
    for (const text of Object.values(hostileMarkup).flat()) {
      if (text.length > 1000) continue
      const page = buildPage({
        picture: { ...picture, seed: text, ground: text },
        title: text,
        headline: text,
        hero_text: text,
        hero_link: { link_text: text, url: '/de' },
      })
      const { elements } = readMarkup(render(page, '/de').replaceAll('\0', ''))
      for (const { name, attributes } of elements)
        expect(known, text).toContain([name, ...Object.keys(attributes)].join(' '))
    }
  })
})

test('The styles of a page are always prefixed with `page-`', () => {
  expect(pageClassOf({ page_class: '' })).toBeUndefined()
  expect(pageClassOf({ page_class: 'easy-language wide' })).toBe('page-easy-language page-wide')
  for (const text of hostileTexts)
    expect(pageClassOf({ page_class: text }) ?? 'page-x').toMatch(
      /^page-[a-z][a-z0-9-]*( page-[a-z][a-z0-9-]*)*$/,
    )
})
