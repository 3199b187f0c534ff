import { asc, eq } from 'drizzle-orm'
import type { FormRecord } from '#contracts/office-forms.ts'
import { formEntries, formFields, forms } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { presentForm } from './form-rows.ts'

/** A form as staff edit it. Throws `not_found`. */
export async function readForm(scope: Scope, id: number): Promise<FormRecord> {
  requireRight(scope.viewer, 'manage_records')
  const { db } = scope
  const [form] = await db.select().from(forms).where(eq(forms.id, id))
  if (!form) throw new DomainError('not_found', { subject: `form ${id}` })
  const fields = await db
    .select()
    .from(formFields)
    .where(eq(formFields.formId, id))
    .orderBy(asc(formFields.position), asc(formFields.id))
  return presentForm(form, fields, await db.$count(formEntries, eq(formEntries.formId, id)))
}
