import type { Logger } from 'pino'
import type { Database } from '#db/client/index.server.ts'

/** What the program gives its application: opened once, outside the bundle, closed at the end. */
export type Services = {
  database: Database
  logger: Logger
  /** Where visitors reach the site, without a trailing slash. */
  publicOrigin: string
  shopOrigin: string
  /** Where the built files for browsers lie; null in development, where Vite serves them. */
  clientDir: string | null
  figures: FigureStore
  isDemo: boolean
  /** Whether X-Forwarded-For is believed, because a proxy of our own writes it. */
  isProxyTrusted: boolean
  mode: 'production' | 'development' | 'test'
  /** The time; only tests set another one. */
  clock: () => Date
}

/** Draws and keeps the Chladni figures. */
export type FigureStore = {
  /** The picture's bytes; null when there is no such figure. */
  find(ground: string, variant: number, width: number, format: string): Promise<Uint8Array | null>
}
