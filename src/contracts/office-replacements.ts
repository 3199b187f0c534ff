/** The back office's calls for searching and replacing words on pages and in records. */
import { z } from '@hono/zod-openapi'
import { maxReplaced, replacementPlaces } from './office-choices.ts'
import { staffRoute } from './route.ts'
import { instant } from './shared.ts'

const common = { tag: 'back office: Search and replace' } as const
const path = 'replacements'

/** Words as they are typed: spaces count, line breaks and control characters are none. */
const words = (longest: number) =>
  z
    .string()
    .max(longest)
    // oxlint-disable-next-line no-control-regex
    .refine((text) => !/[\u0000-\u001f\u007f]/.test(text) && text.isWellFormed(), { error: 'characters' })

const search = z.object({
  /** Looked for literally, at least two characters. */
  sought: words(200).refine((text) => Array.from(text.trim()).length >= 2, { error: 'too_short' }),
  instead: words(500),
  whole_words: z.boolean().default(false),
  match_case: z.boolean().default(false),
  languages: z
    .array(z.enum(['de', 'en']))
    .min(1)
    .max(2),
  where: z
    .array(z.string().refine((one) => replacementPlaces.includes(one), { error: 'choice' }))
    .min(1)
    .max(60),
})
export type ReplacementSearch = z.input<typeof search>

/** The place of a text: a block and its field, or the field of a record and what leads to the text in it. */
const textPath = z
  .array(z.union([z.string().max(200), z.number().int().min(0).max(100_000)]))
  .min(1)
  .max(12)

const subject = z.object({
  /** Its name in the call that replaces, such as `section:page:3:de`. */
  subject: z.string(),
  what: z.enum(['section', 'record', 'settings']),
  kind: z.string(),
  id: z.number().int(),
  /** The language of a draft; null for what has several. */
  language: z.enum(['de', 'en']).nullable(),
  title: z.string(),
})

export const foundSubject = subject
  .extend({
    /** Where it is edited. */
    address: z.string(),
    is_public: z.boolean(),
    can_change: z.boolean(),
    texts: z.array(
      z.object({
        path: textPath,
        block_type: z.string().nullable(),
        language: z.enum(['de', 'en']).nullable(),
        /** Names the text as it was when it was found: another one is not replaced. */
        seen: z.string(),
        places: z.array(z.object({ lead: z.string(), found: z.string(), trail: z.string() })),
      }),
    ),
  })
  .openapi('ReplacementSubject')
export type FoundSubject = z.infer<typeof foundSubject>

export const foundPlaces = z
  .object({
    subjects: z.array(foundSubject),
    has_more: z.boolean(),
    /** The kinds of records that were not searched, because the account may not read them. */
    left_out: z.array(z.string()),
  })
  .openapi('ReplacementPreview')
export type FoundPlaces = z.infer<typeof foundPlaces>

export const previewReplacementCall = staffRoute({
  ...common,
  post: `${path}/preview`,
  right: 'write_drafts',
  summary: 'All places of words in drafts, shared blocks and records; changes nothing',
  json: search,
  answer: [foundPlaces, `At most ${maxReplaced} places`],
})

const leftText = subject
  .extend({
    path: textPath,
    block_type: z.string().nullable(),
    reason: z.enum(['changed', 'gone', 'forbidden', 'refused']),
    /** The rule that a refused text breaks, as a sentence. */
    error: z.string().nullable(),
  })
  .openapi('ReplacementLeft')
export type LeftText = z.infer<typeof leftText>

const outcome = z
  .object({
    /** By which it can be undone. */
    run: z.uuid(),
    replaced: z.number().int(),
    records: z.number().int(),
    sections: z.array(
      z.object({
        slug: z.string(),
        language: z.enum(['de', 'en']),
        title: z.string(),
        address: z.string(),
        /** The last change of the draft, which the call that publishes asks for. */
        sequence: z.number().int(),
        /** Whether the draft had unpublished changes before. */
        had_changes: z.boolean(),
      }),
    ),
    left: z.array(leftText),
  })
  .openapi('Replacement')
export type Replacement = z.infer<typeof outcome>

export const replaceCall = staffRoute({
  ...common,
  post: path,
  right: 'write_drafts',
  summary: 'Replaces words at chosen places: in drafts, without publishing them, and in records',
  description:
    'What somebody has changed since the preview, and what a rule refuses, is left and reported; all other places are replaced.',
  json: search.extend({
    texts: z
      .array(
        z.object({
          subject: z.string().max(100),
          path: textPath,
          seen: z.string().max(100),
          /** The places in the text, counted from 0. */
          places: z.array(z.number().int().min(0).max(100_000)).min(1).max(maxReplaced),
        }),
      )
      .min(1)
      .max(maxReplaced),
  }),
  answer: [outcome, 'What has happened'],
})

const run = z
  .object({
    id: z.uuid(),
    at: instant,
    by: z.string(),
    sought: z.string(),
    instead: z.string(),
    /** Null if it was interrupted. */
    places: z.number().int().nullable(),
    is_undone: z.boolean(),
  })
  .openapi('ReplacementRun')
export type ReplacementRun = z.infer<typeof run>

export const listReplacementsCall = staffRoute({
  ...common,
  get: path,
  summary: 'The last runs, the newest first',
  answer: [z.array(run), 'At most 20'],
})

const undone = z.object({ undone: z.number().int(), left: z.array(leftText) }).openapi('ReplacementUndone')
export type ReplacementUndone = z.infer<typeof undone>

export const undoReplacementCall = staffRoute({
  ...common,
  post: `${path}/{id}/undo`,
  right: 'write_drafts',
  summary: 'Takes a run back, except texts that somebody has changed since',
  params: {
    id: z.uuid().openapi({ description: 'The run.' }),
  },
  answer: [undone, 'How many fields are as before'],
  conflict: 'It was undone already',
})
