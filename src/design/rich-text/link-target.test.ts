import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileTargets } from '../../../tests/support/hostile-texts.ts'
import { addressOf, isAllowedTarget, kindOfTarget, relOf } from './link-target.ts'

describe('The target of a link', () => {
  test.each([
    ['page:3', 'reference'],
    ['event:12#programm', 'reference'],
    ['page:3#häufige-fragen', 'reference'],
    ['form:kontakt', 'reference'],
    ['route:archive-search', 'reference'],
    ['#oben', 'anchor'],
    ['/', 'path'],
    ['/de/besuch?x=1&y=2#z', 'path'],
    ['https://example.org', 'web'],
    ['HTTPS://Example.org:8443/a_(b)?c=d#e', 'web'],
    ["https://example.org/L'Orfeo/äöü", 'web'],
    ['http://localhost:3001/de', 'web'],
    ['https://xn--mller-kva.example/', 'web'],
    ['mailto:karten@house.example?subject=Frage', 'mail'],
    ['tel:+49305550170', 'phone'],
  ])('%s is a %s', (target, kind) => {
    expect(kindOfTarget(target)).toBe(kind)
    expect(isAllowedTarget(target)).toBe(true)
  })

  describe.each(Object.entries(hostileTargets))('%s', (_, targets) => {
    test('are neither stored nor linked to', () => {
      for (const target of targets) {
        expect(isAllowedTarget(target), JSON.stringify(target.slice(0, 80))).toBe(false)
        expect(addressOf(target, {}), JSON.stringify(target.slice(0, 80))).toBeNull()
      }
    })
  })

  test('is shown if and only if it may be stored', () => {
    const target = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc
        .tuple(
          fc.constantFrom('page:', 'javascript:', 'https://', '/', '//', '#', 'mailto:', 'data:'),
          fc.string(),
        )
        .map(([start, end]) => start + end),
    )
    fc.assert(
      fc.property(target, (text) => {
        const links = { [text]: '/de/besuch' }
        expect(addressOf(text, links) !== null).toBe(text !== '' && isAllowedTarget(text))
      }),
      { seed: 1913, numRuns: 500 },
    )
  })

  test('never leads to another host by a path, nor to another scheme than it names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const house = 'https://house.example'
        for (const start of ['/', 'https://example.org/', 'https://', 'http://']) {
          const address = addressOf(start + text, {})
          if (address === null) continue
          const url = new URL(address, house)
          expect(['http:', 'https:']).toContain(url.protocol)
          expect(url.username + url.password).toBe('')
          if (start === '/') expect(url.origin).toBe(house)
        }
      }),
      { seed: 1913, numRuns: 500 },
    )
  })

  test('resolves references among the links of the page, and only addresses there', () => {
    expect(addressOf('page:3', { 'page:3': '/de/besuch' })).toBe('/de/besuch')
    expect(addressOf('page:4', { 'page:3': '/de/besuch' })).toBeNull()
    expect(addressOf('page:3', { 'page:3': 'javascript:alert(1)' })).toBeNull()
    expect(addressOf('media:3', { 'media:3': '/media/x' })).toBe('/media/x')
    expect(addressOf('image:3', { 'image:3': '/media/x' })).toBeNull()
    expect(addressOf('/de', { '/de': '//evil.example' })).toBe('/de')
  })

  test('has a rel that marks external links and isolates a new window from this one', () => {
    expect(relOf('/de', false)).toBeUndefined()
    expect(relOf('/de', true)).toBe('noopener')
    expect(relOf('https://example.org', false)).toBe('external')
    expect(relOf('https://example.org', true)).toBe('external noopener')
  })
})
