/**
 * The reconciliation service: other programs match their names against the persons, ensembles and works of the house.
 * After the Reconciliation Service API 0.2 of the W3C community group (https://www.w3.org/community/reports/reconciliation/CG-FINAL-specs-0.2-20230410/).
 */
import { z } from '@hono/zod-openapi'
import { publicRoute } from './route.ts'
import { typedText, wholeNumber } from './shared.ts'

export const maxQueries = 50
const maxCandidates = 50
const maxRecords = 50

/** The types of entities, named as by schema.org. */
export const entityTypes = ['Person', 'MusicGroup', 'MusicComposition'] as const
export type EntityType = (typeof entityTypes)[number]

const text = z
  .string()
  .min(1)
  .max(300)
  .refine((value) => !value.includes('\0'), { error: 'characters' })
const oneValue = z.union([text, z.number(), z.object({ id: text, name: z.string().max(300).optional() })])

const entityQuery = z.object({
  query: text,
  type: z.union([z.enum(entityTypes), z.array(z.enum(entityTypes)).max(entityTypes.length)]).optional(),
  limit: z.number().int().min(1).max(maxCandidates).optional(),
  properties: z
    .array(z.object({ pid: text, v: z.union([oneValue, z.array(oneValue).max(20)]) }))
    .max(20)
    .optional(),
  type_strict: z.string().max(20).optional(),
})
export type EntityQuery = z.infer<typeof entityQuery>

/** Named by the caller, usually `q0`, `q1` and so on. */
const batchOf = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string().max(100), value)
    .refine((batch) => Object.keys(batch).length <= maxQueries, { error: 'batch' })

const extension = z.object({
  ids: z.array(text).min(1).max(maxRecords),
  properties: z
    .array(z.object({ id: text, settings: z.looseObject({}).optional() }))
    .min(1)
    .max(20),
})
export type Extension = z.infer<typeof extension>

/** A field of a form or an address that is JSON. */
const json = <Value extends z.ZodType>(value: Value) =>
  z
    .string()
    .max(200_000)
    .transform((written, context) => {
      try {
        return JSON.parse(written) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'json' })
        return z.NEVER
      }
    })
    .pipe(value)
    .openapi({ type: 'string' })

/** Clients add parameters of their own, which services ignore; so does this one. */
const asked = z.looseObject({
  queries: json(batchOf(entityQuery))
    .optional()
    .openapi({
      type: 'string',
      description: `JSON: at most ${maxQueries} queries by names of the caller’s choice.`,
      example: '{"q0":{"query":"Mahler, Gustav","type":"Person"}}',
    }),
  extend: json(extension)
    .optional()
    .openapi({
      type: 'string',
      description: `JSON: the properties that are wanted of at most ${maxRecords} entities.`,
      example: '{"ids":["agent/7"],"properties":[{"id":"birthDate"}]}',
    }),
})

const named = z.object({ id: z.string(), name: z.string() })

const candidate = z
  .object({
    /** The rest of the entity’s stable address: `agent/7`, `work/12`. */
    id: z.string(),
    name: z.string(),
    description: z.string().optional(),
    type: z.array(named),
    score: z.number().min(0).max(100),
    /** Whether it is good enough to be taken without asking anybody. */
    match: z.boolean(),
  })
  .openapi('ReconciliationCandidate')
export type Candidate = z.infer<typeof candidate>

const serviceManifest = z
  .object({
    versions: z.array(z.string()),
    name: z.string(),
    identifierSpace: z.url(),
    schemaSpace: z.url(),
    defaultTypes: z.array(named),
    view: z.object({ url: z.string() }),
    batchSize: z.number().int(),
    suggest: z.record(
      z.enum(['entity', 'type', 'property']),
      z.object({ service_url: z.url(), service_path: z.string() }),
    ),
    extend: z.object({ propose_properties: z.object({ service_url: z.url(), service_path: z.string() }) }),
  })
  .openapi('ReconciliationManifest')
export type ServiceManifest = z.infer<typeof serviceManifest>

const extended = z
  .object({
    meta: z.array(named.extend({ type: named.optional() })),
    rows: z.record(
      z.string(),
      z.record(
        z.string(),
        z.array(z.union([z.object({ str: z.string() }), z.object({ int: z.number() }), named])),
      ),
    ),
  })
  .openapi('ReconciliationExtension')
export type Extended = z.infer<typeof extended>

const matched = z
  .record(z.string(), z.object({ result: z.array(candidate) }))
  .openapi('ReconciliationResults')

const answer = [
  z.union([serviceManifest, extended, matched]),
  'The manifest; or with `queries` candidates for each, the best first; or with `extend` values of the properties',
] as const

export const reconcileCall = publicRoute({
  get: '/api/reconcile',
  tag: 'data',
  summary: 'The reconciliation service for OpenRefine and others',
  description:
    'After version 0.2 of the Reconciliation Service API of the W3C community group. Without a parameter it answers with its manifest. Names are those of the language of `Accept-Language`.',
  query: asked,
  answer,
  errors: [400],
})

export const reconcileByFormCall = publicRoute({
  post: '/api/reconcile',
  tag: 'data',
  summary: 'The reconciliation service, with a form as request',
  description: 'Changes nothing: queries may be too long for an address.',
  body: { content: { 'application/x-www-form-urlencoded': { schema: asked } }, required: true },
  answer,
  errors: [400],
})

const suggestions = z
  .object({
    result: z.array(named.extend({ description: z.string().optional(), notable: z.array(named).optional() })),
  })
  .openapi('ReconciliationSuggestions')
export type Suggestions = z.infer<typeof suggestions>

export const suggestForReconciliationCall = publicRoute({
  get: '/api/reconcile/suggest/{what}',
  tag: 'data',
  summary: 'Suggestions of entities, types and properties while somebody types',
  params: {
    what: z.enum(['entity', 'type', 'property']).openapi({ description: 'What is suggested.' }),
  },
  query: z.looseObject({
    prefix: typedText.optional().openapi({ description: 'What has been typed so far.' }),
    type: z.enum(entityTypes).optional().openapi({ description: 'Only entities of this type.' }),
  }),
  answer: [suggestions, 'What begins with it'],
  errors: [400],
})

export const proposePropertiesCall = publicRoute({
  get: '/api/reconcile/properties',
  tag: 'data',
  summary: 'What is known of entities of a type',
  query: z.looseObject({
    type: z.enum(entityTypes).optional().openapi({ description: 'By default all types.' }),
    limit: wholeNumber(100).optional().openapi({ description: 'The most that are told.' }),
  }),
  answer: [
    z
      .object({
        type: z.string().optional(),
        limit: z.number().int().optional(),
        properties: z.array(named),
      })
      .openapi('ReconciliationProperties'),
    'The properties',
  ],
  errors: [400],
})
