/** Forms that visitors fill in: reading one, sending an entry, and uploading a file beforehand. */
import { z } from '@hono/zod-openapi'
import { publicRoute } from './route.ts'
import { recordNumber } from './shared.ts'

/** When a field is shown: while another field has one of these values, or any value if none is given. */
const condition = z.object({ field: z.string(), values: z.array(z.string()) }).openapi('FormCondition')

const field = z
  .object({
    slug: z.string(),
    field_type: z.union([z.number().int().min(1).max(15), z.literal('emailconfirm')]).openapi({
      description:
        '1 text, 2 textarea, 3 e-mail, 4 checkbox, 5 checkbox multiple, 6 select, 7 select multiple, 8 radio multiple, 9 file, 10 date, 11 date-time, 12 hidden, 13 number, 14 URL, 15 date of birth',
    }),
    required: z.boolean(),
    visible: z.boolean(),
    choices: z.array(z.string()),
    default: z.string(),
    placeholder_text: z.string(),
    help_text: z.string(),
    label: z.string(),
    visible_if: condition.nullable().openapi({ description: 'Without it the field is always asked for.' }),
  })
  .openapi('FormField')
export type FormField = z.infer<typeof field>

const form = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    title: z.string(),
    intro: z.string(),
    button_text: z.string(),
    login_required: z.boolean(),
    fields: z.array(field),
  })
  .openapi('Form')
/** A form in one language, as its page and the call present it. */
export type Form = z.infer<typeof form>

/** The value of one field as it is sent: files are the ids that `temp-files` has returned. */
const sentValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).max(200)])
export type SentAnswers = Record<string, z.infer<typeof sentValue>>

const entryRequest = z
  .object({
    form: recordNumber,
    field_values: z
      .record(z.string().max(100), sentValue)
      .refine((values) => Object.keys(values).length <= 200, {
        error: 'too_big',
      }),
    seconds: z
      .number()
      .min(0)
      .optional()
      .openapi({ description: 'How long the form lay before the visitor; too short a time is refused.' }),
    website: z.string().max(500).default('').openapi({ description: 'Stays empty: programs fill it in.' }),
    is_test: z.boolean().default(false).openapi({ description: 'An entry of staff that only they receive.' }),
  })
  .openapi('FormEntryRequest')

const entryReceipt = z
  .object({
    response_text: z.string(),
    redirect_url: z.string().nullable(),
  })
  .openapi('FormEntryReceipt')
export type EntryReceipt = z.infer<typeof entryReceipt>

const temporaryFile = z
  .object({ id: z.string(), name: z.string(), size: z.number().int(), type: z.string() })
  .openapi('TemporaryFile')
export type TemporaryFile = z.infer<typeof temporaryFile>

const refusals = {
  401: 'The form is for staff who have signed in',
  403: 'Another site has sent this, or the token in `X-CSRFToken` is missing or incorrect',
  429: 'Too fast or too often; Retry-After says how many seconds to wait',
}

export const findFormCall = publicRoute({
  get: '/{lang}/api/forms/{slug}',
  tag: 'forms',
  summary: 'One form with its fields',
  description: 'The field `email2`, which repeats the e-mail address, is the last one of every form.',
  params: {
    slug: z.string().openapi({
      description: 'The slug of the form.',
    }),
  },
  answer: [form, 'The form'],
  responses: { 401: refusals[401] },
})

export const sendEntryCall = publicRoute({
  post: '/{lang}/api/forms-entries',
  tag: 'forms',
  summary: 'Send a filled-in form',
  description:
    'The same entry sent again within ten minutes is stored once and answered in the same way. Wrong values are named as `field_values.slug`.',
  json: entryRequest,
  created: [entryReceipt, 'The entry is stored'],
  responses: refusals,
})

export const uploadFileCall = publicRoute({
  post: '/{lang}/api/temp-files',
  tag: 'forms',
  summary: 'Upload a file for a form',
  description:
    'One file in the part `file`. It is deleted again unless an entry with its id is sent within 24 hours. Of what kind it is, its content decides.',
  body: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: z.object({ file: z.string().openapi({ type: 'string', format: 'binary' }) }),
      },
    },
  },
  created: [temporaryFile, 'The file is stored'],
  responses: {
    413: 'The file is too large',
    ...refusals,
  },
})
