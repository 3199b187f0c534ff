/** A person, an ensemble or a work of the house, with what other catalogues call it. */
import { titleLanguage } from './events.ts'
import { z } from '@hono/zod-openapi'
import { identifierSchema } from './identifiers.ts'
import { publicRoute } from './route.ts'
import { houseValues, instant, localizedText } from './shared.ts'

const year = z.number().int().nullable()
const uncertainDate = z.string().nullable().openapi({
  description:
    'EDTF (levels 0 and 1, a subset): `1921`, `1921-05-03`, `1921~` about, `1921?` probably, `192X`, `1921/1923` between, `../1921` before, `1921/..` after.',
  example: '1921~',
})
/** Who has helped to correct the record, with their permission. */
const sources = z.array(z.object({ name: z.string(), at: instant }))

export const personSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(['person', 'ensemble']),
    name: localizedText,
    slug: localizedText,
    born: year,
    died: year,
    are_dates_uncertain: z.boolean(),
    born_date: uncertainDate,
    died_date: uncertainDate,
    sources,
    roles: z.array(localizedText).openapi({ description: 'Their roles in this house, most frequent first.' }),
    is_composer: z.boolean(),
    is_performer: z.boolean(),
    identifiers: z.array(identifierSchema),
    house: houseValues,
  })
  .openapi('Person')
export type Person = z.infer<typeof personSchema>

export const workSchema = z
  .object({
    id: z.number().int(),
    title: localizedText,
    title_language: titleLanguage,
    slug: localizedText,
    composer: z.object({ id: z.number().int(), name: localizedText, born: year, died: year }).nullable(),
    catalogue_number: z.string().nullable(),
    year,
    composed_date: uncertainDate,
    sources,
    minutes: z.number().int().nullable(),
    key_signature: localizedText.nullable(),
    instrumentation: localizedText.nullable(),
    movements: z.array(localizedText),
    identifiers: z.array(identifierSchema),
    house: houseValues,
  })
  .openapi('Work')
export type Work = z.infer<typeof workSchema>

const merged = 'A record that was merged into another answers as that one, whose `id` it has.'

export const personCall = publicRoute({
  get: '/api/people/{id}',
  tag: 'archive',
  summary: 'A person or an ensemble',
  description: `Composers and performers of public events. ${merged}`,
  answer: [personSchema, 'The person or ensemble'],
})

export const workCall = publicRoute({
  get: '/api/works/{id}',
  tag: 'archive',
  summary: 'A work',
  description: `Works that are played in public events. ${merged}`,
  answer: [workSchema, 'The work'],
})
