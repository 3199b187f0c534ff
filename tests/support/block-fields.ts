/**
 * Generates fields for tests of blocks from the blocks' own schemas, so that a new block is covered as soon as it
 * exists.
 */
import fc from 'fast-check'
import { z } from 'zod'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { hostileTexts } from './hostile-texts.ts'
import { pastedEmbeds } from './pasted-embeds.ts'

export type JsonSchema = {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null'
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
}

/** The JSON schema of the stored fields of a kind of block, or of any schema. */
export function schemaOfFields(of: string | z.ZodObject): JsonSchema {
  const fields = typeof of === 'string' ? blockDefinitions[of]?.fields : of
  if (!fields) throw new Error(`There is no schema for ${JSON.stringify(of)}`)
  // Only the keywords that are used here; a JSON schema has more.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return z.toJSONSchema(fields, { io: 'output', unrepresentable: 'any' }) as JsonSchema
}

/**
 * Fields of a kind of block: each is missing, has a value of its type, a value just beyond its bounds, or one of
 * another type.
 */
export function arbitraryFields(type: string): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {} } = schemaOfFields(type)
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, anyValue(one)])),
    { requiredKeys: [], noNullPrototype: true },
  )
}

const references = [
  'page',
  'event',
  'article',
  'subscription',
  'media',
  'form',
  'route',
  'figure',
  'shared',
].flatMap((kind) => [`${kind}:1`, `${kind}:999999999`, `${kind}:0`, `${kind}:2147483648`, `${kind}:events#a`])
const texts = fc.oneof(
  fc.constantFrom('', ' ', 'Wort', '#anker', '/de', 'https://example.org/', ...references),
  fc.constantFrom(...pastedEmbeds.map(([, pasted]) => pasted)),
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const numbers = [-1, 0, 1, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, -(2 ** 31) - 1, 1e21, 0.5]
const odd = fc.oneof(fc.constantFrom<unknown>(null, true, '', [], {}, ...numbers), texts, fc.jsonValue())

function anyValue(schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 5, arbitrary: valueOf(schema, depth) }, { weight: 1, arbitrary: odd })
}

function valueOf(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const inner = schema.anyOf ?? schema.oneOf
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (depth > 8) return odd
  if (inner) return fc.oneof(...inner.map((one) => valueOf(one, depth + 1)))
  const { minimum = 0, maximum = 9, maxLength = 10 } = schema
  switch (schema.type) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, ...numbers)
    case 'string':
      return fc.oneof(texts, fc.constantFrom('x'.repeat(maxLength), 'ä'.repeat(maxLength + 1)))
    case 'array':
      return fc.array(anyValue(schema.items ?? {}, depth + 1), { maxLength: 3 })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [name, anyValue(one, depth + 1)]),
        ),
        { requiredKeys: [], noNullPrototype: true },
      )
    default:
      return odd
  }
}
