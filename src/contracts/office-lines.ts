/** The call of the back office that understands a programme or a cast as it stands in a mail. */
import { z } from '@hono/zod-openapi'
import { staffRoute } from './route.ts'
import { localizedText } from './shared.ts'

/** A line of this length is no line of a programme. */
export const longestLine = 500
/** As many rows as the longest list has. */
const maxLines = 120

const found = z
  .object({
    id: z.number().int(),
    title: z.string(),
    by: z.string().openapi({ description: 'The composer of a work, as far as the line has told.' }),
  })
  .openapi('FoundRecord')

const proposal = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('work'),
      title: z.string(),
      composer: z
        .object({
          id: z.number().int().nullable().openapi({ description: 'Null for a person to be added.' }),
          name: z.string(),
          born: z.string().optional(),
          died: z.string().optional(),
        })
        .nullable(),
    }),
    z.object({ kind: z.literal('artist'), name: z.string(), as: z.enum(['person', 'ensemble']) }),
  ])
  .openapi('ProposedRecord')
export type ProposedRecord = z.infer<typeof proposal>

const understoodRow = z
  .object({
    text: z.string().openapi({ description: 'What of the line names the record.' }),
    found: found.nullable(),
    proposals: z.array(proposal).openapi({ description: 'What could be added; of several one is meant.' }),
    is_sure: z.boolean(),
    likely: z.array(found),
    kind: z.enum(['work', 'movement', 'interval', 'talk', 'encore']).nullable(),
    title: localizedText.nullable(),
    minutes: z.number().int().nullable(),
    arrangement: localizedText.nullable(),
    premiere: z.enum(['world', 'country']).nullable(),
    note: localizedText.nullable(),
    role: localizedText.nullable(),
  })
  .openapi('UnderstoodRow')
export type UnderstoodRow = z.infer<typeof understoodRow>

export const understandLinesCall = staffRoute({
  post: 'events/lines',
  right: 'manage_records',
  tag: 'back office: Events',
  summary: 'What lines of a programme or a cast mean; nothing is added',
  json: z.object({
    list: z.enum(['programme', 'cast']),
    lines: z.array(z.string().max(longestLine)).max(maxLines),
  }),
  answer: [
    z.array(z.array(understoodRow)),
    'The rows of each line: none for a heading, several for an ensemble with its conductor',
  ],
})
