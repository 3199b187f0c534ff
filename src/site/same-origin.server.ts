import { PageFault } from './page-endings.ts'

/**
 * Whether an `Origin` header names this site: the one rule for forms and calls. Behind a proxy that ends TLS the request
 * itself says `http`, so that only the public origin counts. On one's own machine, where a site has several names, its
 * own address counts, too; with a public origin the port has refused all other hosts before.
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
  if (!isSameOrigin(request) || form.get('csrf') !== csrfToken) throw new PageFault(403, '')
}

/** Whether a form was sent from this site; browsers name the origin with every form. */
export function isSameOrigin(request: { headers: Headers; url: URL; publicOrigin: string }): boolean {
  return isOwnOrigin(request.headers.get('origin'), request)
}
