import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Scope } from '#domain/scope.ts'
import type { Session } from '#domain/users/index.server.ts'

/** What the server has found out before a handler runs. */
export type ApiEnv = {
  Variables: {
    scope: Scope
    session: Session | null
    /** Where visitors reach the site, for absolute links. */
    publicOrigin: string
    /** The visitor's network address, for throttling; empty where there is no socket (tests). */
    address: string
  }
}
export type Api = OpenAPIHono<ApiEnv>
