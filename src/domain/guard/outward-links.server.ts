import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { outwardLinks } from '#db/schema/index.ts'
import { addDays, hallDay } from '#i18n/dates.ts'
import type { Scope } from '../scope.ts'
import { outwardAddresses } from './queries/outward-addresses.server.ts'
import { rule } from './rules/broken-link.server.ts'
import { runRule } from './run-rule.server.ts'
import { listActiveRules } from './switches.server.ts'

const hour = 3_600_000

/**
 * The addresses of other sites that are to be asked for now, those that have waited longest first: new ones, those that
 * worked a week ago, and those that failed the day before. None while the rule is off. Forgets what nothing leads to.
 */
export async function listDueAddresses(scope: Pick<Scope, 'db' | 'now'>, most: number): Promise<string[]> {
  const { db, now } = scope
  if (!(await listActiveRules(scope)).includes(rule)) return []
  await db.execute(sql`
    WITH shown AS MATERIALIZED (SELECT DISTINCT address FROM (${outwardAddresses(scope)}) AS addresses),
    unused AS (DELETE FROM ${outwardLinks} WHERE ${outwardLinks.address} NOT IN (SELECT address FROM shown))
    INSERT INTO ${outwardLinks} (address) SELECT address FROM shown ON CONFLICT DO NOTHING`)
  const before = (hours: number) => lt(outwardLinks.checkedAt, new Date(now.getTime() - hours * hour))
  const rows = await db
    .select({ address: outwardLinks.address })
    .from(outwardLinks)
    .where(
      or(
        isNull(outwardLinks.checkedAt),
        and(isNull(outwardLinks.problem), before(7 * 24)),
        and(sql`${outwardLinks.problem} IS NOT NULL`, before(20)),
      ),
    )
    .orderBy(sql`${outwardLinks.checkedAt} ASC NULLS FIRST`, asc(outwardLinks.address))
    .limit(most)
  return rows.map(({ address }) => address)
}

/** Notes what became of asking for an address. Failures on one day count once, and a success ends the count. */
export async function noteAddress(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  address: string,
  problem: string | null,
): Promise<void> {
  const today = hallDay(now)
  const { failedOn, failures } = outwardLinks
  await db
    .update(outwardLinks)
    .set(
      problem === null
        ? { checkedAt: now, problem, failedOn: null, failures: 0 }
        : {
            checkedAt: now,
            problem,
            failedOn: today,
            failures: sql`CASE WHEN ${failedOn} = ${today} THEN ${failures}
              WHEN ${failedOn} >= ${addDays(today, -7)} THEN ${failures} + 1 ELSE 1 END`,
          },
    )
    .where(eq(outwardLinks.address, address))
}

/** Runs the rule of broken links, after addresses were asked for. */
export async function checkOutwardLinks(scope: Pick<Scope, 'db' | 'now'>): Promise<void> {
  if ((await listActiveRules(scope)).includes(rule)) await runRule(scope, rule)
}
