import { expect, test } from 'vitest'
import { nameRoutes } from './name-routes.ts'

const findRoute = nameRoutes([
  { path: '*' },
  { path: '/*' },
  { path: '/:lang/api/*' },
  { path: '/api/events' },
  { path: '/:lang/api/forms/:id' },
  { path: '/assets/*' },
  { path: '/de' },
  { path: '/de/programm-und-karten/:slug/:id' },
  { path: '/de/:path{.+}' },
])

test.each([
  ['/de', 'page', '/de'],
  ['/de/programm-und-karten/ein-abend/12', 'page', '/de/programm-und-karten/:slug/:id'],
  ['/de/irgend/eine/seite', 'page', '/de/:path{.+}'],
  ['/api/events', 'call', '/api/events'],
  ['/en/api/forms/7', 'call', '/:lang/api/forms/:id'],
  ['/en/api/nothing', 'call', '/:lang/api/*'],
  ['/assets/start-abc.js', 'file', '/assets/*'],
  ['/wp-login.php', 'other', 'other'],
])('%s is a %s of the route %s', (path, kind, name) => {
  expect(findRoute(path)).toEqual({ kind, name })
})
