import { z } from '@hono/zod-openapi'
import { hasChoices } from '#contracts/form-field-types.ts'
import { formLimits } from '#contracts/form-limits.ts'
import { line } from '#contracts/shared.ts'
import type { FormFieldDraft } from '../field.ts'
import type { FieldKind } from './field-kind.ts'

const inBoth = <Schema extends z.ZodType>(schema: Schema) => z.object({ de: schema, en: schema })
/** Empty lines are left while typing. */
const choices = z
  .array(line(300))
  .max(formLimits.choices)
  .transform((all) => all.filter(Boolean))
const text = z.string().trim().max(formLimits.text)

const fieldDraft = z
  .object({
    slug: line(100).regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, { error: 'field_slug' }),
    field_type: z.number().int().min(1).max(15),
    label: inBoth(line(500).refine((label) => label !== '', { error: 'required' })),
    required: z.boolean(),
    visible: z.boolean(),
    choices: inBoth(choices),
    default: inBoth(text),
    placeholder_text: inBoth(line(300)),
    help_text: inBoth(text),
    condition: z.object({ field: line(100), values: z.array(line(300)).max(formLimits.choices) }).nullable(),
  })
  .openapi('FormFieldDraft')

/** The rules for the fields of a form as a whole are in `checkForm` (domain/forms). */
export const formFields: FieldKind<'formFields'> = {
  input: ({ max }) =>
    z
      .array(
        fieldDraft.transform((field): FormFieldDraft =>
          hasChoices(field) ? field : { ...field, choices: { de: [], en: [] } },
        ),
      )
      .max(max),
  output: () => z.array(fieldDraft),
  sample: () => [],
}
