import type { Hono } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import { readSettings } from '#domain/house/index.server.ts'
import { visitor } from '#domain/scope.ts'
import { defaultLanguage, languages } from '#i18n/languages.ts'
import { fixedPageHref } from '#routing/paths.ts'
import type { Services } from '../start/services.ts'

const day = 24 * 60 * 60 * 1000
/** The standard recommends less than a year (RFC 9116, 2.5.5). */
const validFor = 180 * day

/**
 * Serves `/.well-known/security.txt`: the contact for vulnerabilities of the site (RFC 9116). That is the house's own
 * mail address, or, as long as none is set, its imprint.
 */
export function serveSecurityContact(
  app: Hono<ApiEnv>,
  {
    database,
    clock,
    publicOrigin,
  }: Pick<Services, 'clock' | 'publicOrigin'> & {
    database: Pick<Services['database'], 'db'>
  },
): void {
  app.get('/.well-known/security.txt', async (context) => {
    const { email } = await readSettings({ db: database.db, now: clock(), viewer: visitor })
    const contact =
      email === null ? publicOrigin + fixedPageHref('imprint', defaultLanguage) : `mailto:${email}`
    // The same all day, so that it can be compared and cached.
    const today = Math.floor(clock().getTime() / day) * day
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(today + validFor).toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${publicOrigin}/.well-known/security.txt`,
    ]
    return context.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=0' })
  })
}
