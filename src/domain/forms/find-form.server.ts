import { and, asc, eq, getTableColumns, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { splitChoices } from '#contracts/form-choices.ts'
import { confirmationSlug } from '#contracts/form-answers.ts'
import type { Form, FormField } from '#contracts/forms.ts'
import { formFields, forms } from '#db/schema/index.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { canSeeUnpublished, type Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { idOfNamed } from './find-current-slugs.server.ts'

/** The form with this slug in a language; null when there is none that the viewer may see now. */
export async function findForm(scope: Scope, slug: string, language: Language): Promise<Form | null> {
  return findOpenForm(scope, eq(forms.slug, slug), language)
}

/** The form with this id in a language; null when there is none that the viewer may see now. */
export async function findFormById(scope: Scope, id: number, language: Language): Promise<Form | null> {
  return findOpenForm(scope, eq(forms.id, id), language)
}

/** The form that has a slug, or had it before a renaming; null when there is none that the viewer may see now. */
export async function findNamedForm(scope: Scope, slug: string, language: Language): Promise<Form | null> {
  addCacheTags(scope, 'redirect')
  return findOpenForm(scope, sql`${forms.id} = ${idOfNamed(slug)}`, language)
}

async function findOpenForm(scope: Scope, which: SQL, language: Language): Promise<Form | null> {
  addCacheTags(scope, 'form')
  const [[form], fields] = await Promise.all([
    scope.db
      .select()
      .from(forms)
      .where(and(which, isOpen(scope))),
    scope.db
      .select(getTableColumns(formFields))
      .from(formFields)
      .innerJoin(forms, eq(forms.id, formFields.formId))
      .where(which)
      .orderBy(asc(formFields.position), asc(formFields.id)),
  ])
  if (!form) return null
  return {
    id: form.id,
    slug: form.slug,
    title: pickLanguage(form.title, language),
    intro: pickLanguage(form.intro, language) ?? '',
    button_text: pickLanguage(form.buttonText, language) ?? '',
    login_required: form.isLoginRequired,
    fields: [...presentFields(fields, language), confirmationField],
  }
}

/** Stored fields in the form that a page in one language needs. */
export function presentFields(
  fields: readonly Omit<typeof formFields.$inferSelect, 'id' | 'formId'>[],
  language: Language,
): FormField[] {
  return fields.map((field) => ({
    slug: field.slug,
    field_type: field.fieldType,
    required: field.isRequired,
    visible: field.isVisible,
    choices: choicesIn(field, language),
    default: pickLanguage(field.defaultValue, language) ?? '',
    placeholder_text: pickLanguage(field.placeholderText, language) ?? '',
    help_text: pickLanguage(field.helpText, language) ?? '',
    label: pickLanguage(field.label, language),
    visible_if: presentCondition(field.condition, fields, language),
  }))
}

/** Conditions are stored with German choices; each has the same position in the other language. */
function presentCondition(
  condition: (typeof formFields.$inferSelect)['condition'],
  fields: readonly Pick<typeof formFields.$inferSelect, 'slug' | 'choices'>[],
  language: Language,
): FormField['visible_if'] {
  if (!condition) return null
  const cause = fields.find(({ slug }) => slug === condition.field)
  const german = cause ? choicesIn(cause, 'de') : []
  const shown = cause ? choicesIn(cause, language) : []
  return {
    field: condition.field,
    values: condition.values.map((value) => shown[german.indexOf(value)] ?? value),
  }
}

function choicesIn(
  { choices }: Pick<typeof formFields.$inferSelect, 'choices'>,
  language: Language,
): string[] {
  return splitChoices(pickLanguage(choices, language) ?? '')
}

/** The field that is appended to every form (specification, section 3). */
const confirmationField: FormField = {
  slug: confirmationSlug,
  field_type: 'emailconfirm',
  required: false,
  visible: true,
  choices: [],
  default: '',
  placeholder_text: '',
  help_text: '',
  label: '',
  visible_if: null,
}

/** The forms that are currently open: slug and title. */
export async function listForms(
  scope: Scope,
  language: Language,
): Promise<{ slug: string; title: string }[]> {
  addCacheTags(scope, 'form')
  const rows = await scope.db
    .select({ slug: forms.slug, title: forms.title })
    .from(forms)
    .where(and(isOpen(scope), eq(forms.isLoginRequired, false)))
    .orderBy(asc(forms.id))
  return rows.map((row) => ({ slug: row.slug, title: pickLanguage(row.title, language) }))
}

function isOpen({ viewer, now }: Scope) {
  if (canSeeUnpublished(viewer)) return undefined
  return and(
    eq(forms.isOnline, true),
    or(isNull(forms.publishedFrom), lte(forms.publishedFrom, now)),
    or(isNull(forms.publishedTo), gt(forms.publishedTo, now)),
  )
}
