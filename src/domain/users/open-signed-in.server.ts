import { eq } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { isTrustedDevice, trustDevice, type BrowserCookie } from './trusted-devices.server.ts'
import { mailNotice } from './mail-notice.server.ts'
import { openSession, type OpenedSession } from './sessions.server.ts'
import { logSignIn, type SignInMethod } from './sign-in-log.server.ts'

/** Who asks to be signed in. */
export type Client = {
  address: string
  userAgent: string
  /** The value of the cookie of a browser in which somebody has signed in before. */
  browserToken: string | null
  /** Whether the account with the published password may be used on this site. */
  allowsDemoAccount: boolean
  publicOrigin: string
}

export type SignedIn = OpenedSession & BrowserCookie & { userId: number }

/** Opens a session for an account that has proved who it is, remembers the browser, and logs it. */
export async function openSignedIn(
  scope: Scope,
  user: typeof users.$inferSelect,
  { address, userAgent, browserToken, publicOrigin }: Client,
  method: SignInMethod,
): Promise<SignedIn> {
  return scope.db.transaction(async (tx) => {
    const inside: Scope = {
      ...scope,
      db: tx,
      viewer: { kind: 'staff', userId: user.id, name: user.username, email: user.email, role: user.role },
    }
    await tx.update(users).set({ lastLoginAt: scope.now }).where(eq(users.id, user.id))
    await logSignIn(inside, user.id, { method, address })
    const isKnown = await isTrustedDevice(inside, user.id, browserToken)
    const browser = await trustDevice(inside, user.id, browserToken)
    // The first browser of an account is the one in which its owner has accepted the invitation.
    if (!isKnown && user.lastLoginAt !== null)
      await mailNotice(inside, user.id, { event: 'new_browser', publicOrigin })
    return { ...(await openSession(inside, user.id, userAgent)), ...browser, userId: user.id }
  })
}
