import { formFieldTypes, isFormFieldType, type FormFieldType } from '#contracts/form-field-types.ts'
import { formFields, forms } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import type { DraftColumns } from '../draft-columns.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

type FormDraft = DraftColumns<typeof forms> & {
  fields: (DraftColumns<typeof formFields, 'formId' | 'position' | 'fieldType'> & { type: FormFieldType })[]
}

/** Adds a form; returns its id. Throws `invalid` for an unknown field type or a duplicate slug. */
export async function createForm(scope: Scope, draft: FormDraft): Promise<number> {
  requireRight(scope.viewer, 'manage_records')
  const { fields, ...row } = draft
  if (!/^[a-z0-9-]+$/.test(draft.slug)) throw new DomainError('invalid', { fields: { slug: 'invalid' } })
  if (!fields.every(({ type }) => isFormFieldType(type)))
    throw new DomainError('invalid', { fields: { field_type: 'unknown' } })
  if (new Set(fields.map((field) => field.slug)).size !== fields.length)
    throw new DomainError('invalid', { fields: { slug: 'taken' } })
  return scope.db.transaction(async (tx) => {
    const [stored] = await tx.insert(forms).values(row).returning({ id: forms.id })
    if (!stored) throw new DomainError('invalid')
    if (fields.length > 0)
      await tx.insert(formFields).values(
        fields.map(({ type, ...field }, position) => ({
          ...field,
          fieldType: formFieldTypes[type].number,
          formId: stored.id,
          position,
        })),
      )
    const inside = { ...scope, db: tx }
    await recordChange(inside, 'form', [stored.id])
    await recordAudit(inside, { action: 'create', subjectKind: 'form', subjectId: stored.id })
    return stored.id
  })
}
