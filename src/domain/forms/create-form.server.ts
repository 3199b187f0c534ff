import type { z } from 'zod'
import { formDraft, type FormRecord } from '#contracts/office-forms.ts'
import { forms } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { formRowOf } from './form-rows.ts'
import { insertFields, noteSaved, requireSound } from './save-form.server.ts'

/**
 * Adds a form; missing values are the contract's defaults. Throws `invalid`, by field, for a form that violates the
 * rules, and a ZodError for one that violates the contract.
 */
export async function createForm(scope: Scope, given: z.input<typeof formDraft>): Promise<FormRecord> {
  requireRight(scope.viewer, 'manage_records')
  const draft = formDraft.parse(given)
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    await requireSound(inside, draft, null)
    const [stored] = await tx
      .insert(forms)
      .values({ ...formRowOf(draft), createdAt: scope.now, updatedAt: scope.now })
      .returning({ id: forms.id })
    if (!stored) throw new DomainError('invalid')
    await insertFields(inside, stored.id, draft.fields)
    return noteSaved(inside, stored.id, 'create')
  })
}
