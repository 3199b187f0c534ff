/** The common parts of creating, changing and copying a form. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { FormDraft, FormRecord } from '#contracts/office-forms.ts'
import { formFields, forms } from '#db/schema/index.ts'
import { hallDay } from '#i18n/dates.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { checkForm } from './check-form.ts'
import { fieldRowOf } from './form-rows.ts'
import { readForm } from './read-form.server.ts'

/**
 * Throws `invalid`, by field, for a form that violates the rules, or whose slug another form has. Call it in the
 * transaction that stores the form: until its end nobody else can store one.
 */
export async function requireSound(inside: Scope, draft: FormDraft, ownId: number | null): Promise<void> {
  await lockForms(inside)
  const errors = checkForm(draft, hallDay(inside.now))
  const [other] = await inside.db
    .select({ id: forms.id })
    .from(forms)
    .where(and(eq(forms.slug, draft.slug), ownId === null ? undefined : ne(forms.id, ownId)))
  if (other) errors['slug'] = 'taken'
  if (Object.keys(errors).length > 0) throw new DomainError('invalid', { fields: errors })
}

/** The lock does not block visitors who read and send forms. */
export async function lockForms({ db }: Scope): Promise<void> {
  await db.execute(sql`LOCK TABLE ${forms} IN SHARE ROW EXCLUSIVE MODE`)
}

export async function insertFields(
  inside: Scope,
  formId: number,
  fields: FormDraft['fields'],
): Promise<void> {
  if (fields.length === 0) return
  await inside.db
    .insert(formFields)
    .values(fields.map((field, position) => ({ ...fieldRowOf(field, position), formId })))
}

/** Records in both logs that a form was stored, and reads it again. */
export async function noteSaved(inside: Scope, id: number, action: 'create' | 'save'): Promise<FormRecord> {
  await recordChange(inside, 'form', [id])
  await recordAudit(inside, { action, subjectKind: 'form', subjectId: id })
  return readForm(inside, id)
}
