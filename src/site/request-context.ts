import type { ReleasePreview } from '#domain/content/index.server.ts'
import type { SettingsFallback } from '#domain/house/index.server.ts'
import type { LastBackup } from '#domain/hub/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { NoteCode } from '#i18n/lazy/operation-notes.ts'
import type { AccountSettings, Session } from '#domain/users/index.server.ts'

/** The request context of a page: the viewer, the current time, the site's origin. */
export type RequestContext = {
  scope: Scope
  session: Session | null
  publicOrigin: string
  /** What applies where the house has set nothing. */
  fallback: SettingsFallback
  /** The release with which a visitor sees the site by a preview link; null without one. */
  releasePreview: ReleasePreview | null
  /** Whether scripts of others may be loaded. */
  mayBeTracked: boolean
  /** The visitor's network address. */
  address: string
  accounts: AccountSettings
  /** Whether the style guide is available: in development, or if enabled. */
  hasStyleguide: boolean
  /** Whether cookies may have the Secure attribute. */
  isSecure: boolean
  /** The notes for operators that apply now, which staff see, too. */
  findNotes: () => Promise<readonly NoteCode[]>
  /** Null if the site makes no backups, or none is known. */
  lastBackup: () => LastBackup | null
}
