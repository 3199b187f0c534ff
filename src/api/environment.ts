import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ContentDocument, ShownParts } from '#contracts/pages.ts'
import type { TemporaryFile } from '#contracts/forms.ts'
import type { ErrorCode } from '#domain/errors.ts'
import type { FileStore } from '#domain/file-store.ts'
import type { MediaServices } from '#domain/media/index.server.ts'
import type { ContentError, ReleasePreview } from '#domain/content/index.server.ts'
import type { SettingsFallback } from '#domain/house/index.server.ts'
import type { LastBackup } from '#domain/hub/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { AccountSettings, Session } from '#domain/users/index.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { NoteCode } from '#i18n/lazy/operation-notes.ts'

/** The request context: what the server has determined before a handler runs. */
export type ApiEnv = {
  Variables: {
    scope: Scope
    session: Session | null
    /** What is wrong with the token of the request, if it has one. */
    tokenProblem?: 'expired' | 'unknown'
    /** It is answered as of a later time, and nobody visits that address then: for staff, or by a preview link. */
    asOf?: { preview: ReleasePreview | null }
    /** The release of the preview link with which this browser looks at the site. */
    releasePreview?: ReleasePreview
    /** Whether the preview link of this browser is no longer valid. */
    hasPreviewEnded?: true
    /** The public origin, for absolute links. */
    publicOrigin: string
    /** The visitor's network address, for rate limiting; empty without a socket (tests). */
    address: string
    accounts: AccountSettings
    /** The secret that the ticket shop shares with the site; null if there is none. */
    shopSecret: string | null
    files: FileStore
    media: MediaServices
    /** What the program knows of the surroundings of the site, which staff are told. */
    surroundings: {
      findNotes: () => Promise<readonly NoteCode[]>
      lastBackup: () => LastBackup | null
      fallback: SettingsFallback
    }
    /** The dumps of the archive. */
    dumps: FileStore
    /** The body that was sent as `multipart/form-data`, for the addresses that accept files. */
    sentForm: SentForm
    /**
     * Describes in an editor's words what prevents a content from being published, by block and field
     * (`one.content`); implemented by the server, which knows the names of blocks and fields.
     */
    describeErrors: (errors: readonly ContentError[], language: Language) => Record<string, string[]>
    /** Loads what blocks need to be shown; implemented by the server, because calls only pass it on. */
    showContent: (scope: Scope, content: ContentDocument, language: Language) => Promise<ShownParts>
    /** Writes a stored rich text as HTML with absolute links; `base` is the page that shows it. Empty if it is. */
    writeText: (scope: Scope, stored: unknown, place: { language: Language; base: string }) => Promise<string>
  }
}

/** A form with files, which are already stored, or refused. */
export type SentForm = {
  fields: URLSearchParams
  files: ({ field: string } & ({ file: TemporaryFile; error: null } | { file: null; error: ErrorCode }))[]
}
export type Api = OpenAPIHono<ApiEnv>
