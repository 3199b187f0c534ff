import type { SignedIn } from './sign-in.server.ts'

/** The session's cookies: an HttpOnly one, and the CSRF token that scripts send with every unsafe call. */
export function sessionCookies({ token, csrfToken, expiresAt }: SignedIn, isSecure: boolean): Headers {
  const headers = new Headers()
  headers.append('Set-Cookie', cookie('sessionid', token, { expiresAt, isSecure, isHttpOnly: true }))
  headers.append('Set-Cookie', cookie('csrftoken', csrfToken, { expiresAt, isSecure, isHttpOnly: false }))
  return headers
}

export function clearedCookies(isSecure: boolean): Headers {
  return sessionCookies({ token: '', csrfToken: '', expiresAt: new Date(0) }, isSecure)
}

export function sessionTokenOf(request: Pick<Request, 'headers'>): string | null {
  return /(?:^|;\s*)sessionid=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? null
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
