import { signInCall, signOutCall } from '#contracts/page-editor.ts'
import { isDomainError } from '#domain/errors.ts'
import {
  clearedCookies,
  sessionCookies,
  sessionTokenOf,
  signIn,
  signOut,
} from '#domain/users/index.server.ts'
import type { Api } from './environment.ts'
import { explain, refuse } from './refusal.ts'

/** Signing in and out without leaving the page, for the modal of the page editor. */
export function sessionHandlers(api: Api): void {
  api.openapi(signInCall, async (context) => {
    try {
      const signedIn = await signIn(context.get('scope'), {
        ...context.req.valid('json'),
        address: context.get('address'),
        userAgent: context.req.header('user-agent') ?? '',
      })
      addCookies(context, sessionCookies(signedIn, isSecure(context)))
      return context.json({ detail: explain(context.req.path, (words) => words.signedIn) }, 200)
    } catch (error) {
      if (!isDomainError(error) || error.code !== 'invalid') throw error
      return refuse(context, 401, (words) => words.wrongSignIn)
    }
  })

  api.openapi(signOutCall, async (context) => {
    const token = sessionTokenOf(context.req.raw)
    const { everywhere } = context.req.valid('json')
    if (token !== null) await signOut(context.get('scope'), token, { everywhere })
    addCookies(context, clearedCookies(isSecure(context)))
    return context.body(null, 204)
  })
}

type WithHeaders = {
  header: (name: string, value: string, options: { append: boolean }) => void
  get: (name: 'publicOrigin') => string
}

function addCookies(context: WithHeaders, cookies: Headers): void {
  for (const cookie of cookies.getSetCookie()) context.header('Set-Cookie', cookie, { append: true })
}

function isSecure(context: WithHeaders): boolean {
  return context.get('publicOrigin').startsWith('https:')
}
