import type { Logger } from 'pino'
import type { TurnsLoad } from '../pipeline/fair-turns.ts'
import type { Database } from '#db/client/index.server.ts'
import type { ChangeFeed } from '#domain/changes/index.server.ts'
import type { AccountSettings } from '#domain/users/index.server.ts'
import type { SettingsFallback } from '#domain/house/index.server.ts'
import type { FileStore } from '#domain/file-store.ts'
import type { MediaServices } from '#domain/media/index.server.ts'
import type { NoteCode } from '#i18n/lazy/operation-notes.ts'
import type { LastBackup } from '#domain/hub/index.server.ts'
import type { FigureFile } from '#design/picture/figure-address.ts'
import type { ShareCard, ShareFormat } from '#design/picture/share-card.ts'
import type { VisitCounter } from '../http/count-visits.ts'
import type { FollowedReleases } from '../releases/follow-releases.ts'
import type { TrustedProxies } from '../net/trusted-proxies.ts'
import type { AnswerFromCache } from '../pipeline/answer-strangers.ts'

/** What the program passes to the application: opened once, and closed at the end. */
export type Services = {
  database: Database
  /** Reports changes made by any process. */
  changes: ChangeFeed
  /** Lets requests wait for a release whose minute has come. */
  releases: Pick<FollowedReleases, 'settled'>
  /** Invalidates cached answers with one of the tags. */
  dropPages(tags: Iterable<string>): void
  /** Answers a request by the page cache, as one of a visitor; false where there is no cache, or nothing to cache. */
  answerFromCache: AnswerFromCache
  logger: Logger
  /** Counts followed redirects, and addresses without a page. */
  visits: VisitCounter
  /** Where the queue of requests says how full it is, for the metrics. */
  queue: QueueReport
  /** By how much long turns of the event loop were late since the last call, in milliseconds. */
  loopLag: () => number
  /** How long visitors wait in the queue of requests at most, in milliseconds. */
  patience: number
  /** The site's public origin, without a trailing slash. */
  publicOrigin: string
  /** What the environment says where the settings of the house say nothing. */
  fallback: SettingsFallback
  /** The folder of the built client files; null in development, where Vite serves them. */
  clientDir: string | null
  figures: FigureStore
  /** The private files of form entries. */
  files: FileStore
  /** The dumps of the archive. */
  dumps: FileStore
  /** The library's files, and the studio that makes renditions of pictures. */
  media: MediaServices
  shareImages: ShareImageStore
  /** Whether figures are drawn ahead of requests while the process is idle. */
  drawsAhead: boolean
  isDemo: boolean
  accounts: AccountSettings
  /** The secret that the ticket shop shares with the site; null if there is none. */
  shopSecret: string | null
  /** Hosts that may be private although staff type their addresses. */
  privateHosts: readonly string[]
  /** Whether assistants are let in at `/mcp`. */
  hasAssistants: boolean
  /** Whether the style guide is available. */
  hasStyleguide: boolean
  /** Called once, when the archive can be searched after the start. */
  archiveIsRead(): void
  /** The notes for operators that apply now. */
  findNotes: () => Promise<readonly NoteCode[]>
  lastBackup: () => LastBackup | null
  /** The proxies of our own, whose X-Forwarded-For names visitors. */
  proxies: TrustedProxies
  mode: 'production' | 'development' | 'test'
  /** The current time; only tests replace it. */
  clock: () => Date
}

export type QueueReport = {
  read(): Record<string, TurnsLoad>
}

/** Draws and keeps the Chladni figures. */
export type FigureStore = {
  /**
   * The figure's bytes; null when it cannot be drawn now. Figures drawn ahead have a lower priority than requested
   * ones.
   */
  find(figure: FigureFile, urgency?: 'now' | 'ahead'): Promise<Uint8Array | null>
}

/** Draws and keeps the preview images that other sites show for links to our pages. */
export type ShareImageStore = {
  /** The JPEG's bytes; null when it cannot be drawn now. */
  find(card: ShareCard, format: ShareFormat): Promise<Uint8Array | null>
}
