import type { BrowserCookie } from './trusted-devices.server.ts'
import type { OpenedSession } from './sessions.server.ts'

/**
 * Browsers accept a cookie whose name begins like this only from the host itself, over https, so that no subdomain can set
 * it. The session's names are those of the specification.
 */
const hostPrefix = '__Host-'

/**
 * The session's cookies: an HttpOnly one, and the CSRF token that scripts send with every unsafe call; in addition
 * the one that identifies the browser at the next sign-in.
 */
export function sessionCookies(signedIn: OpenedSession & Partial<BrowserCookie>, isSecure: boolean): Headers {
  const { token, csrfToken, expiresAt, browserToken, browserExpiresAt } = signedIn
  const headers = new Headers()
  headers.append('Set-Cookie', cookie('sessionid', token, { expiresAt, isSecure, isHttpOnly: true }))
  headers.append('Set-Cookie', cookie('csrftoken', csrfToken, { expiresAt, isSecure, isHttpOnly: false }))
  if (browserToken !== undefined && browserExpiresAt !== undefined)
    headers.append(
      'Set-Cookie',
      cookie(isSecure ? `${hostPrefix}browser` : 'browser', browserToken, {
        expiresAt: browserExpiresAt,
        isSecure,
        isHttpOnly: true,
      }),
    )
  return headers
}

/** Ends the session in the browser, which stays known. */
export function clearedCookies(isSecure: boolean): Headers {
  return sessionCookies({ token: '', csrfToken: '', expiresAt: new Date(0) }, isSecure)
}

export function sessionTokenOf(request: Pick<Request, 'headers'>): string | null {
  return cookieOf(request, 'sessionid')
}

/** The value of the cookie that identifies a known browser; null without a well-formed one. */
export function browserTokenOf(request: Pick<Request, 'headers'>): string | null {
  // The plain name is that of sites without https, and of earlier versions.
  const token = cookieOf(request, `${hostPrefix}browser`) ?? cookieOf(request, 'browser')
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null
}

function cookieOf({ headers }: Pick<Request, 'headers'>, name: string): string | null {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(headers.get('cookie') ?? '')?.[1] ?? null
}

function cookie(
  name: string,
  value: string,
  { expiresAt, isSecure, isHttpOnly }: { expiresAt: Date; isSecure: boolean; isHttpOnly: boolean },
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    `Expires=${expiresAt.toUTCString()}`,
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
    ...(isHttpOnly ? ['HttpOnly'] : []),
  ].join('; ')
}
