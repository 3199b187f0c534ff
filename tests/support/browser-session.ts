import { expect, type BrowserContext } from '@playwright/test'
import type { Account } from './accounts.ts'
import { signIn } from './sign-in.ts'

/**
 * Signs in to the site as the demo's administrator, and keeps the session for the workers. Tests that end a session
 * sign in to one of their own, by the form.
 */
export async function rememberSession(origin: string): Promise<void> {
  const { cookie } = await signIn(origin)
  process.env['STAFF_COOKIES'] = cookie
}

/** Gives the session to a browser. */
export async function resumeSession(context: BrowserContext): Promise<void> {
  const url = process.env['SITE_ORIGIN'] ?? ''
  await context.addCookies(
    (process.env['STAFF_COOKIES'] ?? '').split('; ').map((pair) => {
      const divider = pair.indexOf('=')
      return { name: pair.slice(0, divider), value: pair.slice(divider + 1), url }
    }),
  )
}

/** Signs a browser in to an account, in a session of its own. */
export async function signInTo(
  context: BrowserContext,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  const answer = await context.request.post('/de/pageeditor-api/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
}
