import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { matchPath } from './match-path.ts'
import { alternatePaths, detailHref, detailPaths, href, pageHref } from './paths.ts'
import { routeIds, routeTable } from './table.ts'

describe('the route table', () => {
  test('has every path once per language', () => {
    for (const language of languages) {
      const paths = routeIds.map((id) => routeTable[id][language])
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  test('names the same parameters in both languages', () => {
    const names = (path: string) => path.match(/:\w+\??/g) ?? []
    for (const id of routeIds) expect(names(routeTable[id].de)).toEqual(names(routeTable[id].en))
  })
})

describe('links', () => {
  test('lead to the specified paths', () => {
    expect(href('home', 'de')).toBe('/de')
    expect(href('events', 'en', {}, { query: { date: '2026-11-21', page: undefined } })).toBe(
      '/en/program-and-tickets?date=2026-11-21',
    )
    expect(href('stories-tags-tag-id', 'de', { tag: 'probe', id: 3 })).toBe('/de/stories/tags/probe/3')
    expect(href('search', 'en', { category: 'content', page: 2 }, { query: { q: 'Bach' } })).toBe(
      '/en/search/content/2?q=Bach',
    )
    expect(pageHref('besuch/anfahrt', 'de')).toBe('/de/besuch/anfahrt')
  })

  test('contain NO-SLUG if a slug is missing', () => {
    expect(detailHref('events', 'en', { id: 7, slug: { de: 'mahler', en: '' } })).toBe(
      '/en/program-and-tickets/NO-SLUG/7',
    )
  })

  test('refuse a missing parameter with a type error', () => {
    const parameters: { slug: string; id: string } = { slug: 'a', id: '' }
    expect(() => href('events-slug-id', 'de', parameters)).toThrow(TypeError)
  })

  test('and matching are inverse, whatever a slug contains', () => {
    const segment = fc
      .string({ minLength: 1, unit: 'grapheme' })
      .filter((text) => text !== '.' && text !== '..')
    fc.assert(
      fc.property(segment, fc.nat(), fc.constantFrom(...languages), (slug, id, language) => {
        const path = href('events-slug-id', language, { slug, id })
        expect(matchPath(path)).toEqual({ id: 'events-slug-id', language, params: { slug, id: String(id) } })
      }),
    )
  })
})

describe('matching', () => {
  test('finds no route for content pages, unknown languages and invalid bytes', () => {
    for (const path of ['/de/besuch', '/fr', '/', '/de/stories/%ff/1', '/de/programm-und-karten/a/1/2'])
      expect(matchPath(path)).toBeNull()
  })

  test('returns the same page in the other language', () => {
    expect(
      alternatePaths('stories-slug-id', { de: { slug: 'saal', id: 1 }, en: { slug: 'hall', id: 1 } }),
    ).toEqual({
      de: '/de/stories/saal/1',
      en: '/en/stories/hall/1',
    })
    expect(detailPaths('works', { id: 7, slug: { de: 'die-jahreszeiten', en: '' } })).toEqual({
      de: '/de/werke/die-jahreszeiten/7',
      en: '/en/works/NO-SLUG/7',
    })
  })
})
