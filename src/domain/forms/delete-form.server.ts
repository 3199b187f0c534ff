import { eq } from 'drizzle-orm'
import { formEntries, forms } from '#db/schema/index.ts'
import { languages } from '#i18n/languages.ts'
import { href } from '#routing/paths.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import { dropRedirectsTo } from '../redirects/index.server.ts'
import type { Scope } from '../scope.ts'

/** Deletes a form that has no entries, and the redirects to it. Throws `not_found`, and `conflict` for one with entries. */
export async function deleteForm(scope: Scope, id: number): Promise<void> {
  requireRight(scope.viewer, 'manage_records')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    // The lock waits for entries that are being stored, and prevents new ones.
    const [form] = await tx.select({ slug: forms.slug }).from(forms).where(eq(forms.id, id)).for('update')
    if (!form) throw new DomainError('not_found', { subject: `form ${id}` })
    if ((await tx.$count(formEntries, eq(formEntries.formId, id))) > 0)
      throw new DomainError('has_entries', { subject: `form ${id}` })
    await tx.delete(forms).where(eq(forms.id, id))
    await dropRedirectsTo(
      inside,
      languages.map((language) => href('forms', language, { slug: form.slug })),
    )
    await recordChange(inside, 'form', [id])
    await recordAudit(inside, {
      action: 'delete',
      subjectKind: 'form',
      subjectId: id,
      details: { slug: form.slug },
    })
  })
}
