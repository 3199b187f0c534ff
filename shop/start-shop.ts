import { createAdaptorServer } from '@hono/node-server'
import { createShopApp } from './app.ts'
import type { Catalogue } from './catalogue.ts'
import { reportChanges, type ReportTo } from './report.ts'
import { Sessions } from './sessions.ts'
import { Stock } from './stock.ts'

export type { ShopEvent } from './catalogue.ts'

export type ShopOptions = {
  /** 0 takes any free port. */
  port: number
  host: string
  /** Origins of the websites that the shop sells for, as in `https://www.example.org`. */
  siteOrigins: readonly string[]
  /** Called again for every page. */
  catalogue: Catalogue['events']
  subscription?: Catalogue['subscription']
  /** The time zone of the hall, as an IANA name. */
  timeZone: () => string
  /** The website that is told at once what is sold out. */
  reportTo?: ReportTo | undefined
}

export type RunningShop = { origin: string; close(): Promise<void> }

/**
 * Starts the demo ticket shop; resolves once it listens. Rejects with a message for people if the port is taken or an
 * origin is invalid.
 */
export async function startShop(options: ShopOptions): Promise<RunningShop> {
  const { port, host, siteOrigins, catalogue: events, subscription = () => Promise.resolve(null) } = options
  const wrong = siteOrigins.find((origin) => URL.parse(origin)?.origin !== origin)
  if (wrong !== undefined) throw new Error(`The ticket shop cannot serve ${wrong}: that is no origin.`)
  const { reportTo } = options
  const app = createShopApp({
    catalogue: { events, subscription },
    stock: new Stock(),
    report: (changes) => {
      if (reportTo) void reportChanges(changes, reportTo)
    },
    siteOrigins,
    sessions: new Sessions(Date.now),
    now: Date.now,
    timeZone: options.timeZone,
  })
  const server = createAdaptorServer({ fetch: app.fetch })

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(describeFailure(error, port), { cause: error })))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const actualPort = typeof address === 'object' && address !== null ? address.port : port
  return {
    origin: `http://${/^(0\.0\.0\.0|::1?|127\..*)$/.test(host) ? 'localhost' : host}:${actualPort}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

function describeFailure(error: Error, port: number): string {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `The ticket shop cannot start: port ${port} is in use. Set SHOP_PORT to another.`
  if (code === 'EACCES')
    return `The ticket shop cannot start: port ${port} is not permitted. Set SHOP_PORT to another.`
  return `The ticket shop cannot start: ${error.message}`
}
