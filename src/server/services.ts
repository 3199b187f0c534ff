import type { Logger } from 'pino'
import type { Database } from '#db/client/index.server.ts'
import type { ChangeFeed } from '#domain/changes/index.server.ts'
import type { FigureFile } from '#design/picture/figure-address.ts'
import type { ShareCard } from '#design/picture/share-card.ts'

/** What the program gives its application: opened once, outside the bundle, closed at the end. */
export type Services = {
  database: Database
  /** Tells what is changed, by whatever process. */
  changes: ChangeFeed
  /** Forgets kept answers that show something with one of the tags. */
  dropPages(tags: Iterable<string>): void
  logger: Logger
  /** Where visitors reach the site, without a trailing slash. */
  publicOrigin: string
  shopOrigin: string
  /** Where the built files for browsers lie; null in development, where Vite serves them. */
  clientDir: string | null
  figures: FigureStore
  shareImages: ShareImageStore
  /** Whether figures are drawn before anybody asks for them, while there is nothing else to do. */
  drawsAhead: boolean
  isDemo: boolean
  /** Whether the style guide can be reached. */
  hasStyleguide: boolean
  /** Whether X-Forwarded-For is believed, because a proxy of our own writes it. */
  isProxyTrusted: boolean
  mode: 'production' | 'development' | 'test'
  /** The time; only tests set another one. */
  clock: () => Date
}

/** Draws and keeps the Chladni figures. */
export type FigureStore = {
  /** The figure's bytes; null when it can not be drawn now. What is drawn ahead waits for everybody who asks now. */
  find(figure: FigureFile, urgency?: 'now' | 'ahead'): Promise<Uint8Array | null>
}

/** Draws and keeps the pictures that other sites show beside a link to one of our pages. */
export type ShareImageStore = {
  /** The JPEG's bytes; null when it can not be drawn now. */
  find(card: ShareCard): Promise<Uint8Array | null>
}
