import { eq } from 'drizzle-orm'
import { findings } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { findRule } from './rules.server.ts'

/** Accepts a finding for a reason, or takes that back (null). Throws `not_found`, and `invalid` without a reason. */
export async function acceptFinding(scope: Scope, id: number, reason: string | null): Promise<void> {
  const { now, viewer } = scope
  requireRight(viewer, 'manage_records')
  if (reason?.trim() === '') throw new DomainError('invalid', { fields: { reason: 'required' } })
  await scope.db.transaction(async (tx) => {
    const [found] = await tx
      .update(findings)
      .set({
        acceptedAt: reason === null ? null : now,
        acceptedBy: reason !== null && viewer.kind === 'staff' ? viewer.userId : null,
        reason,
      })
      .where(eq(findings.id, id))
      .returning()
    if (!found) throw new DomainError('not_found', { subject: `finding ${id}` })
    const { rule, kind, subjectId, language, place, key } = found
    await recordAudit(
      { ...scope, db: tx },
      {
        action: reason === null ? 'reopen' : 'accept',
        subjectKind: 'finding',
        subjectId: id,
        details: {
          title: findRule(rule)?.names.de ?? rule,
          rule,
          kind,
          subjectId,
          language,
          place,
          key,
          reason,
        },
      },
    )
  })
}
