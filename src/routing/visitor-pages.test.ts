import { expect, test } from 'vitest'
import { isVisitorPage, notVisitorPages, robots } from './visitor-pages.ts'

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
])('%s is none', (path) => expect(isVisitorPage(path)).toBe(false))

test('The patterns of what is no page name calls, files and pages of staff', () => {
  expect(notVisitorPages).toEqual(
    expect.arrayContaining(['/login*', '/cms-hub*', '/api*', '/figures*', '/*/api/*', '/*/calendar/*']),
  )
})

test('Crawlers may fetch pictures, but no calls and no pages of staff', () => {
  expect(robots).toContain('Disallow: /login\n')
  expect(robots).toContain('Disallow: /api/\n')
  expect(robots).not.toContain('figures')
})
