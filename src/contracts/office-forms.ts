/** The back office's calls for building forms. The rules for a whole form are in `checkForm` (domain/forms). */
import { createRoute, z } from '@hono/zod-openapi'
import { isEmailAddress } from './form-answers.ts'
import { formLimits } from './form-limits.ts'
import { staffResponses } from './page-editor.ts'
import {
  chosenInstant,
  errorBody,
  idParams,
  instant,
  jsonResponse,
  languageParams,
  line,
  listOf,
  localizedText,
  pageNumber,
  pageSize,
  recordNumber,
  typedText,
} from './shared.ts'

const nothing = { de: '', en: '' }
const lines = (longest: number) => z.object({ de: line(longest), en: line(longest) })
const named = (longest: number) => {
  const name = line(longest).refine((text) => text !== '', { error: 'required' })
  return z.object({ de: name, en: name })
}
const text = z.string().trim().max(formLimits.text)
const texts = z.object({ de: text, en: text }).default(nothing)
const mailAddress = line(254).refine((address) => address === '' || isEmailAddress(address), {
  error: 'email',
})
const choices = z.array(line(300)).max(formLimits.choices)

const fieldDraft = z
  .object({
    slug: line(100).regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, { error: 'field_slug' }),
    field_type: z.number().int().min(1).max(15),
    label: named(500),
    required: z.boolean().default(false),
    visible: z.boolean().default(true),
    choices: z
      .object({ de: choices, en: choices })
      .default({ de: [], en: [] })
      .openapi({ description: 'The same choices in the same order in both languages.' }),
    default: texts,
    placeholder_text: lines(300).default(nothing),
    help_text: texts,
    condition: z
      .object({
        field: line(100),
        values: z.array(line(300)).max(formLimits.choices).default([]),
      })
      .nullable()
      .default(null)
      .openapi({
        description:
          'The slug of a field before it and those of its German choices on which it is asked for; `true` for a checkbox, none for any value.',
      }),
  })
  .openapi('FormFieldDraft')
export type FormFieldDraft = z.infer<typeof fieldDraft>

export const formDraft = z
  .object({
    /** The maximum length of link targets and references (design/rich-text/link-target.ts). */
    slug: line(80).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'slug' }),
    title: named(200),
    intro: texts,
    button_text: lines(100).default(nothing),
    response_text: texts,
    redirect_url: lines(500)
      .default(nothing)
      .openapi({ description: 'Where an entry leads instead of `response_text`: a web address or a path.' }),
    is_online: z.boolean().default(true),
    published_from: chosenInstant.nullable().default(null),
    published_to: chosenInstant.nullable().default(null),
    login_required: z.boolean().default(false),
    sender: mailAddress.default(''),
    send_to: mailAddress
      .default('')
      .openapi({ description: 'Who gets a mail of each entry; empty: nobody.' }),
    copies_to: z.array(mailAddress).max(formLimits.copies).default([]),
    subject: lines(200).default(nothing),
    confirms_receipt: z.boolean().default(false),
    receipt_text: texts,
    needs_confirmation: z.boolean().default(false).openapi({
      description: 'Whether an entry counts only once its sender has followed the link in a mail.',
    }),
    retention_days: z.number().int().min(1).max(formLimits.retentionDays).nullable().default(null),
    fields: z.array(fieldDraft).max(formLimits.fields),
  })
  .openapi('FormDraft')
/** A form as staff write it, in both languages. */
export type FormDraft = z.infer<typeof formDraft>

export const formRecord = formDraft
  .extend({
    id: z.number().int(),
    version: z.number().int(),
    entries: z.number().int(),
    created_at: instant,
    updated_at: instant,
  })
  .openapi('FormRecord')
export type FormRecord = z.infer<typeof formRecord>

/** Whether visitors can fill it in now: planned before `published_from`, over from `published_to` on. */
const formStates = ['open', 'planned', 'over', 'offline'] as const

const listedForm = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    title: localizedText,
    state: z.enum(formStates),
    entries: z.number().int(),
    unread: z.number().int(),
    updated_at: instant,
  })
  .openapi('ListedForm')
export type ListedForm = z.infer<typeof listedForm>

const formOrderings = [
  'title',
  '-title',
  'slug',
  '-slug',
  'entries',
  '-entries',
  'unread',
  '-unread',
  'updated_at',
  '-updated_at',
] as const
export type FormOrdering = (typeof formOrderings)[number]

const formsQuery = z.object({
  page: pageNumber.optional(),
  page_size: pageSize.optional(),
  query: typedText.default(''),
  ordering: z.enum(formOrderings).default('title'),
})

const formParams = languageParams.extend(idParams.shape)
const conflict = (description: string) => ({
  409: { description, content: { 'application/json': { schema: errorBody } } },
})
const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
})
const created = {
  201: { description: 'The new form', content: { 'application/json': { schema: formRecord } } },
}

export const listFormsCall = createRoute({
  method: 'get',
  path: '/{lang}/api/admin/forms',
  tags: ['back office'],
  summary: 'All forms',
  description: 'Sorted by the title in the language of the call unless `ordering` says otherwise.',
  request: { params: languageParams, query: formsQuery },
  responses: { ...jsonResponse(listOf('ListedForms', listedForm), 'The forms'), ...staffResponses },
})

export const readFormCall = createRoute({
  method: 'get',
  path: '/{lang}/api/admin/forms/{id}',
  tags: ['back office'],
  summary: 'One form with all that staff write',
  request: { params: formParams },
  responses: { ...jsonResponse(formRecord, 'The form'), ...staffResponses },
})

export const createFormCall = createRoute({
  method: 'post',
  path: '/{lang}/api/admin/forms',
  tags: ['back office'],
  summary: 'A new form',
  request: { params: languageParams, body: jsonBody(formDraft) },
  responses: { ...created, ...staffResponses },
})

export const changeFormCall = createRoute({
  method: 'put',
  path: '/{lang}/api/admin/forms/{id}',
  tags: ['back office'],
  summary: 'Replaces a form and its fields',
  description:
    'What is not given gets its default. Another slug leaves a redirect behind. `version` is the one that was read.',
  request: {
    params: formParams,
    body: jsonBody(formDraft.extend({ version: recordNumber }).openapi('FormChange')),
  },
  responses: {
    ...jsonResponse(formRecord, 'The form with its new version'),
    ...conflict('Somebody has changed the form since `version`'),
    ...staffResponses,
  },
})

export const copyFormCall = createRoute({
  method: 'post',
  path: '/{lang}/api/admin/forms/{id}/copy',
  tags: ['back office'],
  summary: 'A copy of a form, offline, under a slug of its own',
  request: { params: formParams },
  responses: { ...created, ...staffResponses },
})

export const deleteFormCall = createRoute({
  method: 'delete',
  path: '/{lang}/api/admin/forms/{id}',
  tags: ['back office'],
  summary: 'Deletes a form that has no entries',
  request: { params: formParams },
  responses: {
    204: { description: 'Deleted' },
    ...conflict('The form has entries, which have to be deleted first'),
    ...staffResponses,
  },
})
