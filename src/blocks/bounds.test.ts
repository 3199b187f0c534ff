import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { schemaOfFields, type JsonSchema } from '../../tests/support/block-fields.ts'
import { blockDefinitions } from './schemas.generated.ts'

/** The paths of numbers, strings and lists of unlimited size. */
function boundlessIn(schema: JsonSchema, path = ''): string[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (inner.length > 0) return inner.flatMap((one) => boundlessIn(one, path))
  if (schema.enum !== undefined || schema.const !== undefined || schema.type === 'boolean') return []
  if (schema.type === 'integer' || schema.type === 'number')
    return schema.minimum === undefined || schema.maximum === undefined ? [path] : []
  if (schema.type === 'string') return schema.maxLength === undefined ? [path] : []
  if (schema.type === 'array')
    return [...(schema.maxItems === undefined ? [path] : []), ...boundlessIn(schema.items ?? {}, `${path}[]`)]
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
      boundlessIn(one, `${path}.${name}`),
    )
  return [path]
}

test('A number, a string and a list without a limit are found, wherever they are', () => {
  const schema = z.object({
    size: z.number(),
    id: z.number().min(1),
    inner: z.object({ words: z.array(z.string().max(5)).optional(), text: z.string() }),
    either: z.union([z.literal(''), z.string()]),
    unknown: z.unknown(),
    fine: z.number().min(0).max(9),
  })
  expect(boundlessIn(schemaOfFields(schema))).toEqual([
    '.size',
    '.id',
    '.inner.words',
    '.inner.text',
    '.either',
    '.unknown',
  ])
})

describe.each(Object.keys(blockDefinitions))('The block %s', (type) => {
  test('stores nothing of unlimited size', () => {
    expect(boundlessIn(schemaOfFields(type))).toEqual([])
  })
})
