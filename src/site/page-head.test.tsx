import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { defaultSettings } from '#domain/house/index.server.ts'
import { jsonForHtml, PageHead, type PageFacts } from './page-head.tsx'

const facts: PageFacts = {
  title: 'Programm',
  description: 'Was gespielt wird.',
  paths: { de: '/de/programm', en: '/en/programme' },
  listPage: 2,
}
const settings = { ...defaultSettings, name: { de: 'Haus', en: 'House' } }

function headOf(changes: Partial<PageFacts> = {}): string {
  return renderToStaticMarkup(
    <PageHead
      facts={{ ...facts, ...changes }}
      language="de"
      origin="https://house.example"
      settings={settings}
    />,
  )
}

describe('The head of a page', () => {
  test('contains title, canonical address, alternates with x-default, and Open Graph locales', () => {
    const head = headOf()
    expect(head).toContain('<title>Programm – Haus</title>')
    expect(head).toContain('<link rel="canonical" href="https://house.example/de/programm?page=2"/>')
    for (const [language, path] of [
      ['de', '/de/programm'],
      ['en', '/en/programme'],
      ['x-default', '/de/programm'],
    ])
      expect(head).toContain(
        `<link rel="alternate" hrefLang="${language}" href="https://house.example${path}?page=2"/>`,
      )
    expect(head).toContain('<meta property="og:locale" content="de_DE"/>')
    expect(head).toContain('<meta property="og:locale:alternate" content="en_US"/>')
    expect(head).not.toContain('noindex')
  })

  test('leaves out a language in which the page does not exist', () => {
    const head = headOf({ paths: { de: '/de/programm', en: null } })
    expect(head).not.toContain('hrefLang="en"')
    expect(head).not.toContain('og:locale:alternate')
  })

  test('excludes a page from search engines on request', () => {
    expect(headOf({ isIndexed: false })).toContain('<meta name="robots" content="noindex"/>')
  })

  test('contains the share image with its size and description', () => {
    const head = headOf()
    expect(head).toMatch(
      /<meta property="og:image" content="https:\/\/house\.example\/share\/house\/de\/[\w-]+\.jpg"\/>/,
    )
    expect(head).toContain('<meta property="og:image:width" content="1200"/>')
    expect(head).toContain('<meta property="og:image:alt" content="Haus')
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    const pictured = headOf({
      photograph: { path: '/media/a.jpg', alt: 'Der Saal', width: 900, height: 600 },
    })
    expect(pictured).toContain('<meta property="og:image" content="https://house.example/media/a.jpg"/>')
    expect(pictured).toContain('<meta property="og:image:width" content="900"/>')
    expect(pictured).toContain('<meta property="og:image:alt" content="Der Saal"/>')
  })

  test("contains the page's own texts for sharing, or else its title and description", () => {
    expect(headOf()).toContain('<meta property="og:title" content="Programm"/>')
    const own = headOf({ ogTitle: 'Kommen Sie', ogDescription: '' })
    expect(own).toContain('<meta property="og:title" content="Kommen Sie"/>')
    expect(own).toContain('<meta property="og:description" content="Was gespielt wird."/>')
  })

  test('contains structured data that cannot end its script element', () => {
    const name = '</script><script>alert(1)</script>'
    expect(headOf({ structuredData: [{ '@type': 'Thing', name }] })).not.toContain(name)
    expect(JSON.parse(jsonForHtml({ name }))).toEqual({ name })
  })
})
