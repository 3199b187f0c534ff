import { expect, it } from 'vitest'
import { shorten } from './shorten-manifest.ts'

const list = (routes: object) => `window.__reactRouterManifest=${JSON.stringify({ version: '1', routes })};`

it('The list of routes keeps what a route has of its own', () => {
  const route = { id: 'de', hasLoader: true, module: '/assets/a-1.js', imports: ['/assets/blocks-1.js'] }
  expect(shorten(list({ de: route }))).toBe(list({ de: route }))
})

it('The list of routes loses marks that are not set and files that every page has', () => {
  const long = {
    de: {
      id: 'de',
      hasAction: false,
      imports: ['/assets/framework-x.js', '/assets/frame-y.js', '/assets/blocks-1.js'],
      css: ['/assets/frame-z.css#', '/assets/blocks-2.css'],
    },
  }
  expect(shorten(list(long))).toBe(
    list({ de: { id: 'de', imports: ['/assets/blocks-1.js'], css: ['/assets/blocks-2.css'] } }),
  )
})

it('The list of routes names the styles of every page once, at the route around all others', () => {
  const root = { id: 'root', imports: [], css: ['/assets/frame-z.css#'] }
  expect(shorten(list({ root }))).toBe(list({ root }))
})

it('A list of another shape is an error, not a broken site', () => {
  expect(() => shorten('export default {}')).toThrow('another shape')
})
