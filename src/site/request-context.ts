import type { Scope } from '#domain/scope.ts'
import type { Session } from '#domain/users/index.server.ts'

/** What the server gives every page: who asks, what time it is, where the site and the shop are. */
export type RequestContext = {
  scope: Scope
  session: Session | null
  publicOrigin: string
  shopOrigin: string
  /** The visitor's network address. */
  address: string
  /** Whether the style guide can be reached: in development, or where it was asked for. */
  hasStyleguide: boolean
  /** Whether cookies may be marked Secure. */
  isSecure: boolean
}
