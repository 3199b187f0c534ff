import { expect, it } from 'vitest'
import { filesOf } from './page-styles.tsx'

const manifest = {
  routes: {
    root: { css: ['/assets/frame.css#', '/assets/root.css'] },
    'de.home': { css: ['/assets/frame.css', '/assets/home.css'] },
    'de.404': {},
  },
}

it('A page’s styles are those of all its routes, each once, in their order', () => {
  expect(filesOf(manifest, ['root', 'de.home'])).toEqual([
    '/assets/frame.css',
    '/assets/root.css',
    '/assets/home.css',
  ])
})

it('A route without styles, an unknown route, or another shape of the list has none', () => {
  expect(filesOf(manifest, ['de.404', 'nowhere'])).toEqual([])
  expect(filesOf(null, ['root'])).toEqual([])
  expect(filesOf({ routes: { root: { css: [1, null] } } }, ['root'])).toEqual([])
})
