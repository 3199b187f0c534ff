import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { findings, users } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { listPage, type ListPage, type Paging } from '../paging.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { presentFaults, type PresentedFault } from './present-faults.server.ts'
import type { Rule } from './rule.ts'
import { rules } from './rules.server.ts'
import type { GuardSubject } from './rule.ts'
import { isOf } from './run-rule.server.ts'
import { listActiveRules } from './switches.server.ts'

export type Finding = PresentedFault & {
  findingId: number
  foundAt: Date
  /** Null while it is open. */
  accepted: { by: string | null; at: Date; reason: string } | null
}

type FindingState = 'open' | 'accepted'
type FindingQuestion = Paging & {
  state?: FindingState | undefined
  rule?: string | undefined
  /** Only those of this subject, or that name it. */
  subject?: GuardSubject | undefined
}

/** The findings of the rules that are on, warnings first and then the newest. */
export async function listFindings(
  scope: Scope,
  { state, rule, subject, page = 1, pageSize = 50 }: FindingQuestion,
  language: Language,
): Promise<ListPage<Finding>> {
  requireRight(scope.viewer, 'write_drafts')
  const active = (await listActiveRules(scope)).filter(({ code }) => rule === undefined || code === rule)
  const codes = active.map(({ code }) => code)
  const where = and(
    inArray(findings.rule, codes),
    state && stateIs[state],
    subject && isOf([subject], findings.kind, findings.subjectId, findings.key),
  )
  const warnings = active.filter(({ severity }) => severity === 'warning').map(({ code }) => code)
  const [rows, found] = await Promise.all([
    scope.db
      .select({ finding: findings, by: users.username })
      .from(findings)
      .leftJoin(users, eq(users.id, findings.acceptedBy))
      .where(where)
      .orderBy(
        desc(sql`${findings.rule} = ANY(${sql.param(warnings)}::text[])`),
        desc(findings.foundAt),
        desc(findings.id),
      )
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    scope.db.$count(findings, where),
  ])
  const presented = await presentFaults(
    scope,
    rows.map(({ finding: { subjectId, ...fault } }) => ({ ...fault, id: subjectId })),
    language,
  )
  const items = rows.flatMap(({ finding, by }, index): Finding[] => {
    const fault = presented[index]
    const { acceptedAt, reason } = finding
    const accepted = acceptedAt && { by, at: acceptedAt, reason: reason ?? '' }
    return fault ? [{ ...fault, findingId: finding.id, foundAt: finding.foundAt, accepted }] : []
  })
  return listPage(items, found, page, pageSize)
}

type ListedRule = { rule: Rule; isOn: boolean; open: number; accepted: number }

/** All rules, and how much each has found. */
export async function listRules(scope: Scope): Promise<ListedRule[]> {
  requireRight(scope.viewer, 'write_drafts')
  const rows = await scope.db
    .select({ rule: findings.rule, all: count(), accepted: count(findings.acceptedAt) })
    .from(findings)
    .groupBy(findings.rule)
  const counts = new Map(rows.map((row) => [row.rule, row]))
  const active = await listActiveRules(scope)
  return rules.map((rule) => {
    const { all = 0, accepted = 0 } = counts.get(rule.code) ?? {}
    return { rule, isOn: active.includes(rule), open: all - accepted, accepted }
  })
}

const stateIs = { open: isNull(findings.acceptedAt), accepted: isNotNull(findings.acceptedAt) }
