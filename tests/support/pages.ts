import { Hono } from 'hono'
import { pino } from 'pino'
import type { ApiEnv } from '#api/environment.ts'
import type { Scope } from '#domain/scope.ts'
import { servePages } from '#server/pages/serve-pages.ts'
import { redirectAddresses } from '#server/pipeline/redirect-addresses.ts'
import type { Services } from '#server/services.ts'
import { sessionOf, testOrigin } from './api.ts'
import { testAccounts } from './test-accounts.ts'

/** The pages of the site as the server renders them, requested by whoever the scope says; in front of no page cache. */
export function openPages(scope: () => Scope): Hono<ApiEnv> {
  const unused = () => {
    throw new Error('Rendering a page does not use this service.')
  }
  const services: Services = {
    get database() {
      return unused()
    },
    get changes() {
      return unused()
    },
    dropPages: unused,
    logger: pino({ level: 'silent' }),
    publicOrigin: testOrigin,
    shopOrigin: 'https://shop.example',
    trackingScripts: {},
    clientDir: null,
    figures: { find: unused },
    shareImages: { find: unused },
    drawsAhead: false,
    isDemo: false,
    accounts: testAccounts,
    hasStyleguide: false,
    isProxyTrusted: false,
    mode: 'development',
    clock: () => scope().now,
  }
  const app = new Hono<ApiEnv>()
  app.use('*', async (context, next) => {
    context.set('scope', scope())
    context.set('session', sessionOf(scope().viewer))
    context.set('publicOrigin', testOrigin)
    context.set('address', '')
    await next()
  })
  app.use('*', redirectAddresses)
  servePages(app, services)
  return app
}
