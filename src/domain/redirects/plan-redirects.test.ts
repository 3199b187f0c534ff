import { describe, expect, test } from 'vitest'
import { planRedirects } from './plan-redirects.ts'

const existing = new Map([
  ['/de/b', '/de/c'],
  ['/de/x', '/de/a?y=1'],
])
const plan = (...drafts: [string, string][]) => {
  const { planned, rejected } = planRedirects(
    existing,
    (path) => path === '/de/haus',
    drafts.map(([oldPath, newPath]) => ({ oldPath, newPath })),
  )
  return {
    planned: planned.map(({ oldPath, newPath }) => `${oldPath} → ${newPath}`),
    rejected: rejected.map(({ index, error }) => `${index}: ${error}`),
  }
}

describe('A redirect', () => {
  test('to an address that redirects leads to its end, and those to its own address follow it', () => {
    expect(plan(['/de/a/', '/de/b'])).toEqual({
      planned: ['/de/x → /de/c?y=1', '/de/a → /de/c'],
      rejected: [],
    })
  })

  test('by way of another one keeps its query and anchor, unless the other one has its own', () => {
    expect(plan(['/de/b', '/de/d?z=2'], ['/de/m', '/de/b#unten'])).toEqual({
      planned: ['/de/b → /de/d?z=2', '/de/m → /de/d?z=2'],
      rejected: [],
    })
    expect(plan(['/de/m', '/de/b?q=1#unten']).planned).toEqual(['/de/m → /de/c?q=1#unten'])
  })

  test('to a page leads there, even if a redirect is stored for its address', () => {
    const { planned } = planRedirects(new Map([['/de/haus', '/de/c']]), (path) => path === '/de/haus', [
      { oldPath: '/de/a', newPath: '/de/haus' },
    ])
    expect(planned).toEqual([{ oldPath: '/de/a', newPath: '/de/haus', before: null }])
  })

  test('that would lead back to itself is refused, however long the way is', () => {
    expect(plan(['/de/c', '/de/b'], ['/de/d', '/de/d/'], ['/de/e', '/de/f'], ['/de/f', '/de/e#x'])).toEqual({
      planned: ['/de/e → /de/f'],
      rejected: ['0: redirect_loop', '1: redirect_loop', '3: redirect_loop'],
    })
  })

  test('from an address with a page is refused, because the page would be shown', () => {
    expect(plan(['/de/haus', '/de/c'])).toEqual({ planned: [], rejected: ['0: page_first'] })
  })

  test.each([
    ['/de/a?x=1', '/de/c', 'path'],
    ['//evil.example', '/de/c', 'path'],
    ['/', '/de/c', 'path'],
    ['/de/a b', '/de/c', 'path'],
    ['/de/a', '//evil.example', 'target'],
    ['/de/a', 'http://evil.example', 'target'],
    ['/de/a', 'https://', 'target'],
    ['/de/a', '', 'target'],
  ])('from %j to %j is refused', (oldPath, newPath, error) => {
    expect(plan([oldPath, newPath])).toEqual({ planned: [], rejected: [`0: ${error}`] })
  })

  test('that is there twice with different targets is refused the second time, and that is there already changes nothing', () => {
    expect(plan(['/de/n', '/de/1'], ['/de/n', '/de/2'], ['/de/n', '/de/1'], ['/de/b', '/de/c'])).toEqual({
      planned: ['/de/n → /de/1'],
      rejected: ['1: duplicate'],
    })
  })
})
