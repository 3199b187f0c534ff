import { Hono } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import type { Scope } from '#domain/scope.ts'
import { servePages } from '#server/pages/serve-pages.ts'
import { serveSitemap } from '#server/pages/serve-sitemap.ts'
import { redirectAddresses } from '#server/pipeline/redirect-addresses.ts'
import { sessionOf, testOrigin } from './api.ts'
import { buildServices } from './services.ts'

/** The pages of the site as the server renders them for the viewer of the scope, without the page cache. */
export function openPages(scope: () => Scope): Hono<ApiEnv> {
  const services = buildServices({ mode: 'development', clock: () => scope().now })
  const app = new Hono<ApiEnv>()
  app.use('*', async (context, next) => {
    context.set('scope', scope())
    context.set('session', sessionOf(scope().viewer))
    context.set('publicOrigin', testOrigin)
    context.set('address', '')
    await next()
  })
  app.use('*', redirectAddresses)
  serveSitemap(app)
  servePages(app, services)
  return app
}
