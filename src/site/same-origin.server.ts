import { PageError } from './page-responses.ts'

/**
 * Whether an `Origin` header names this site, for forms and calls alike. Behind a proxy that terminates TLS the
 * request itself says `http`, so only the public origin counts. On a developer's machine, where a site has several
 * names, its own address counts, too; with a public origin, requests to other hosts have already been refused.
 */
export function isOwnOrigin(
  origin: string | null | undefined,
  { url, publicOrigin }: { url: URL; publicOrigin: string },
): boolean {
  return origin === publicOrigin || (!publicOrigin.startsWith('https:') && origin === url.origin)
}

/** Throws 403 for a form of staff that another site has sent, or that lacks the session's own token. */
export function requireOwnForm(
  request: { headers: Headers; url: URL; publicOrigin: string },
  form: FormData,
  { csrfToken }: { csrfToken: string },
): void {
  if (!isSameOrigin(request) || form.get('csrf') !== csrfToken) throw new PageError(403, '')
}

/** Whether a form was sent from this site; browsers send the origin with every form. */
export function isSameOrigin(request: { headers: Headers; url: URL; publicOrigin: string }): boolean {
  return isOwnOrigin(request.headers.get('origin'), request)
}
