import { describe, expect, test } from 'vitest'
import { headTags, type PageHead } from './page-head.ts'

const head: PageHead = {
  language: 'de',
  title: 'Programm',
  description: 'Was gespielt wird.',
  paths: { de: '/de/programm', en: '/en/programme' },
  canonicalQuery: 'page=2',
  ogType: 'website',
  origin: 'https://house.example',
  houseName: 'Haus',
  isIndexed: true,
  shareImage: { path: '/share/house/de/0-0123456789abcdef.jpg', alt: 'Haus', width: 1200, height: 630 },
}

describe('The head of a page', () => {
  test('names title, canonical address, alternates with x-default, and Open Graph locales', () => {
    expect(headTags(head)).toEqual(
      expect.arrayContaining([
        { title: 'Programm – Haus' },
        { tagName: 'link', rel: 'canonical', href: 'https://house.example/de/programm?page=2' },
        {
          tagName: 'link',
          rel: 'alternate',
          hrefLang: 'de',
          href: 'https://house.example/de/programm?page=2',
        },
        {
          tagName: 'link',
          rel: 'alternate',
          hrefLang: 'en',
          href: 'https://house.example/en/programme?page=2',
        },
        {
          tagName: 'link',
          rel: 'alternate',
          hrefLang: 'x-default',
          href: 'https://house.example/de/programm?page=2',
        },
        { property: 'og:locale', content: 'de_DE' },
        { property: 'og:locale:alternate', content: 'en_US' },
      ]),
    )
  })

  test('leaves out a language in which the page does not exist', () => {
    const tags = headTags({ ...head, paths: { de: '/de/programm', en: null } })
    expect(JSON.stringify(tags)).not.toContain('"en"')
    expect(JSON.stringify(tags)).not.toContain('og:locale:alternate')
  })

  test('names the picture that other sites show, with its size and what it shows', () => {
    expect(headTags(head)).toEqual(
      expect.arrayContaining([
        { property: 'og:image', content: 'https://house.example/share/house/de/0-0123456789abcdef.jpg' },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { property: 'og:image:alt', content: 'Haus' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]),
    )
  })

  test('tells other sites what the page has for them, else its title and description', () => {
    const property = (given: PageHead, name: string) =>
      headTags(given).flatMap((tag) => ('property' in tag && tag.property === name ? [tag.content] : []))
    expect(property(head, 'og:title')).toEqual(['Programm'])
    expect(property({ ...head, ogTitle: 'Kommen Sie', ogDescription: '' }, 'og:title')).toEqual([
      'Kommen Sie',
    ])
    expect(property({ ...head, ogDescription: '' }, 'og:description')).toEqual(['Was gespielt wird.'])
    const photograph = { path: '/media/a.png', alt: 'Der Saal', type: 'image/png' }
    expect(property({ ...head, shareImage: photograph }, 'og:image:type')).toEqual(['image/png'])
    expect(property({ ...head, shareImage: photograph }, 'og:image:width')).toEqual([])
  })
})
