import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { formFieldKindOf, type FormFieldKind } from '#contracts/form-field-types.ts'
import { formFields, forms } from '#db/schema/index.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { canSeeUnpublished, type Scope } from '../scope.ts'
import { noteShown } from '../shown.ts'

/** A field as a page in one language shows it; names as in the specification's section 3. */
export type ShownField = {
  slug: string
  label: string
  kind: FormFieldKind
  required: boolean
  visible: boolean
  choices: string[]
  default: string
  placeholder_text: string
  help_text: string
}
export type ShownForm = {
  id: number
  slug: string
  title: string
  intro: string
  button_text: string
  fields: ShownField[]
}

/** The form with this slug in a language; null when there is none that the viewer may see now. */
export async function findForm(scope: Scope, slug: string, language: Language): Promise<ShownForm | null> {
  noteShown(scope, 'form')
  const [form] = await scope.db
    .select()
    .from(forms)
    .where(and(eq(forms.slug, slug), isOpen(scope)))
  if (!form) return null
  const fields = await scope.db
    .select()
    .from(formFields)
    .where(eq(formFields.formId, form.id))
    .orderBy(asc(formFields.position), asc(formFields.id))
  return {
    id: form.id,
    slug: form.slug,
    title: pickLanguage(form.title, language),
    intro: pickLanguage(form.intro, language) ?? '',
    button_text: pickLanguage(form.buttonText, language) ?? '',
    fields: fields.map((field) => ({
      slug: field.slug,
      label: pickLanguage(field.label, language),
      kind: formFieldKindOf(field.fieldType),
      required: field.isRequired,
      visible: field.isVisible,
      choices: splitChoices(pickLanguage(field.choices, language) ?? ''),
      default: pickLanguage(field.defaultValue, language) ?? '',
      placeholder_text: pickLanguage(field.placeholderText, language) ?? '',
      help_text: pickLanguage(field.helpText, language) ?? '',
    })),
  }
}

/** The forms that are currently open: slug and title. */
export async function listForms(
  scope: Scope,
  language: Language,
): Promise<{ slug: string; title: string }[]> {
  noteShown(scope, 'form')
  const rows = await scope.db
    .select({ slug: forms.slug, title: forms.title })
    .from(forms)
    .where(isOpen(scope))
    .orderBy(asc(forms.id))
  return rows.map((row) => ({ slug: row.slug, title: pickLanguage(row.title, language) }))
}

/** Parses comma-separated choices; a choice in backticks may contain commas (rule of the form builder). */
function splitChoices(text: string): string[] {
  const choices = text.match(/`[^`]*`|[^,`]+/g) ?? []
  return choices.map((choice) => choice.replaceAll('`', '').trim()).filter(Boolean)
}

function isOpen({ viewer, now }: Scope) {
  if (canSeeUnpublished(viewer)) return undefined
  return and(
    eq(forms.isOnline, true),
    or(isNull(forms.publishedFrom), lte(forms.publishedFrom, now)),
    or(isNull(forms.publishedTo), gt(forms.publishedTo, now)),
  )
}
