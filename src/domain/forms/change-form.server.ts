import { eq, sql } from 'drizzle-orm'
import type { FormDraft, FormRecord } from '#contracts/office-forms.ts'
import { formFields, forms } from '#db/schema/index.ts'
import { languages } from '#i18n/languages.ts'
import { href } from '#routing/paths.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import { leaveRedirects } from '../redirects/index.server.ts'
import type { Scope } from '../scope.ts'
import { formRowOf } from './form-rows.ts'
import { insertFields, lockForms, noteSaved, requireSound } from './save-form.server.ts'

/**
 * Replaces a form and its fields; another slug creates redirects. Throws `not_found`, `conflict` when the form has
 * been changed since `version`, and `invalid`, by field, for a form that violates the rules.
 */
export async function changeForm(
  scope: Scope,
  id: number,
  { version, ...draft }: FormDraft & { version: number },
): Promise<FormRecord> {
  requireRight(scope.viewer, 'manage_records')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    await lockForms(inside)
    const [known] = await tx
      .select({ slug: forms.slug, version: forms.version })
      .from(forms)
      .where(eq(forms.id, id))
    if (!known) throw new DomainError('not_found', { subject: `form ${id}` })
    if (known.version !== version) throw new DomainError('conflict', { subject: `form ${id}` })
    await requireSound(inside, draft, id)
    await tx
      .update(forms)
      .set({ ...formRowOf(draft), version: sql`${forms.version} + 1`, updatedAt: scope.now })
      .where(eq(forms.id, id))
    await tx.delete(formFields).where(eq(formFields.formId, id))
    await insertFields(inside, id, draft.fields)
    if (known.slug !== draft.slug) await leaveRedirects(inside, movesOf(known.slug, draft.slug))
    return noteSaved(inside, id, 'save')
  })
}

function movesOf(oldSlug: string, newSlug: string) {
  return languages.map((language) => ({
    oldPath: href('forms', language, { slug: oldSlug }),
    newPath: href('forms', language, { slug: newSlug }),
  }))
}
