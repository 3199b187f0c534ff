import { expect, test } from 'vitest'
import { isVisitorPage, notVisitorPages, visitorPagePatterns, writeRobots } from './visitor-pages.ts'

test.each(['/', '/de', '/en/program-and-tickets', '/de/merken/3', '/de/besuch/api', '/de/apiary', '/loginx'])(
  '%s is an address of a visitor’s page',
  (path) => expect(isVisitorPage(path)).toBe(true),
)

test.each([
  '/login',
  '/styleguide/redaktion',
  '/cms-hub',
  '/admin/pages/3',
  '/api/events/',
  '/figures/a/b.webp',
  '/assets/start.js',
  '/de/api/presale-reminders/',
  '/en/pageeditor-api/page/visit',
  '/de/calendar/events.ics',
])('%s is not', (path) => expect(isVisitorPage(path)).toBe(false))

test('The patterns of visitors’ pages exclude calls and calendars, and do not mention the editor', () => {
  const fits = (patterns: readonly string[], pathname: string) =>
    patterns.some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname }))
  const isPrefetched = (pathname: string) =>
    fits(visitorPagePatterns, pathname) && !fits(notVisitorPages, pathname)
  expect(['/de', '/en', '/de/programm-und-karten', '/en/stories/organ/3'].filter(isPrefetched)).toHaveLength(
    4,
  )
  for (const path of [
    '/',
    '/login',
    '/figures/3/plum/27/1536.jpg',
    '/de/calendar/events.ics',
    '/de/api/forms/x',
  ])
    expect(isPrefetched(path), path).toBe(false)
  expect(notVisitorPages.join()).not.toContain('editor')
})

test('Crawlers may fetch pictures, but not calls and staff pages, and find the sitemap', () => {
  const robots = writeRobots('https://hall.example')
  expect(robots).toContain('Disallow: /login\n')
  expect(robots).toContain('Disallow: /api/\n')
  expect(robots).not.toContain('figures')
  expect(robots).toContain('\nSitemap: https://hall.example/sitemap.xml\n')
})
