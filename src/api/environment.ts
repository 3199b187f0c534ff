import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ShownParts } from '#contracts/page-editor.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import type { Scope } from '#domain/scope.ts'
import type { Session } from '#domain/users/index.server.ts'
import type { Language } from '#i18n/languages.ts'

/** What the server has found out before a handler runs. */
export type ApiEnv = {
  Variables: {
    scope: Scope
    session: Session | null
    /** Where visitors reach the site, for absolute links. */
    publicOrigin: string
    /** The visitor's network address, for throttling; empty where there is no socket (tests). */
    address: string
    /** What blocks need in order to be shown: the server knows how to find it, calls only hand it on. */
    showContent: (scope: Scope, content: ContentDocument, language: Language) => Promise<ShownParts>
  }
}
export type Api = OpenAPIHono<ApiEnv>
