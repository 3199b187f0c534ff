import type { Hono } from 'hono'
import { z } from 'zod'
import type { ApiEnv } from '#api/environment.ts'
import { policyReportsPath } from '../pages/content-security-policy.ts'
import type { Services } from '../start/services.ts'

/** The maximum number of reports in an hour, because anybody can send them. */
const maxPerHour = 20
const hour = 60 * 60 * 1000

/** The bodies that `report-uri` and `report-to` send. */
const oneReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'source-file': z.string().optional(),
  }),
})
const manyReports = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      documentURL: z.string().optional(),
      effectiveDirective: z.string().optional(),
      blockedURL: z.string().nullish(),
      sourceFile: z.string().nullish(),
    }),
  }),
)

type Violation = { path: string; directive: string; blocked: string; source: string }

/**
 * Receives the reports of browsers about violations of the Content-Security-Policy, and logs each kind of violation
 * once an hour, without any data of the visitor. Reports about browser extensions are ignored, because they are not
 * errors of the site.
 */
export function receivePolicyReports(
  app: Hono<ApiEnv>,
  { logger, clock }: Pick<Services, 'logger' | 'clock'>,
): void {
  const known = new Set<string>()
  let since = 0
  const note = ({ path, directive, blocked }: Violation) => {
    const now = clock().getTime()
    if (now - since > hour) {
      known.clear()
      since = now
    }
    const kind = `${directive} ${blocked}`
    if (known.has(kind) || known.size >= maxPerHour) return
    known.add(kind)
    logger.error({ path, reason: kind }, 'the content security policy has kept a page from something')
  }
  app.post(policyReportsPath, async (context) => {
    const sent: unknown = await context.req.json().catch(() => null)
    for (const violation of readReports(sent)) if (!isOfExtension(violation)) note(violation)
    return context.body(null, 204)
  })
}

/** The violations in a report of either form; empty for anything else. */
function readReports(sent: unknown): Violation[] {
  const one = oneReport.safeParse(sent)
  if (one.success) {
    const report = one.data['csp-report']
    const directive = report['effective-directive'] ?? report['violated-directive']
    return [describe(report['document-uri'], directive, report['blocked-uri'], report['source-file'])]
  }
  const many = manyReports.safeParse(sent)
  if (!many.success) return []
  return many.data
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, maxPerHour)
    .map(({ body }) => describe(body.documentURL, body.effectiveDirective, body.blockedURL, body.sourceFile))
}

function describe(
  page: string | undefined,
  directive: string | undefined,
  blocked: string | null | undefined,
  source: string | null | undefined,
): Violation {
  return {
    path: URL.parse(page ?? '')?.pathname ?? '',
    directive: /^[a-z-]{1,40}/.exec(directive ?? '')?.[0] ?? 'unknown',
    blocked: placeOf(blocked),
    source: placeOf(source),
  }
}

/** An origin, a scheme, or a keyword such as `inline`: the rest of an address may contain data of the visitor. */
function placeOf(address: string | null | undefined): string {
  const url = URL.parse(address ?? '')
  if (url && url.origin !== 'null') return url.origin
  return /^[a-z-]{1,40}/.exec(address ?? '')?.[0] ?? 'unknown'
}

function isOfExtension({ blocked, source }: Violation): boolean {
  return [blocked, source].some((place) => /-extension\b/.test(place))
}
