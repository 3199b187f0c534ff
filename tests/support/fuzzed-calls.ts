/** Generates requests to every documented call from the OpenAPI document: valid, nearly valid, and arbitrary ones. */
import fc from 'fast-check'
import { z } from 'zod'
import { hostileTexts } from './hostile-texts.ts'

export type FuzzedCall = {
  method: string
  /** Path and query. */
  address: string
  headers: Headers
  body: string | undefined
}

/** Existing values, by the name of the parameter or field that takes them. */
export type KnownValues = Record<string, readonly unknown[]>

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  schema: z.unknown().optional(),
  required: z.boolean().default(false),
})
const operation = z.object({
  parameters: z.array(parameter).default([]),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.unknown().optional() })) })
    .optional(),
})
const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})
type Operation = z.infer<typeof operation> & { method: string; path: string }

const schemaParts = z.object({
  $ref: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  items: z.unknown().optional(),
  minItems: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
})

const oddValues = [null, true, 0, -1, 1.5, 1e9, 1e15, 1e21, '', '\0', '\ud800', [], {}]
const oddTexts = [
  'page:1',
  '__proto__',
  'NaN',
  '0000-01-01T00:00:00Z',
  '9999-12-31T00:00:00Z',
  '2026-02-30',
  '9999-12-31',
  '1,,2',
  'x'.repeat(3000),
]

/** Values that no schema allows. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...oddValues, ...oddTexts, ...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Byte sequences that are not valid text in an address. */
const rawParts = [
  '%00',
  '%ff',
  '%C0%80',
  '%',
  '%u0041',
  '..%2f..%2fetc',
  '%ED%A0%80',
  '%25',
  '%5C',
  '１',
  '%E2%80%AE',
]

/** All documented calls, filled with `known` values and with others. */
export function fuzzCalls(
  document: unknown,
  known: KnownValues,
): { calls: fc.Arbitrary<FuzzedCall>; count: number } {
  const { paths, components } = description.parse(document)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): Operation => ({
      ...one,
      path,
      method: method.toUpperCase(),
    })),
  )
  const values = openValues(components.schemas, known)
  return {
    calls: fc
      .constantFrom(...alikeIn(operations, known['type'] ?? []))
      .chain((alike) => fc.constantFrom(...alike))
      .chain((one) => callOf(one, values)),
    count: operations.length,
  }
}

/** The calls in groups of those that differ by the kind of block only, so that these are not most of all requests. */
function alikeIn(operations: readonly Operation[], types: readonly unknown[]): Operation[][] {
  const formOf = ({ method, path }: Operation) =>
    [method, ...path.split('/').map((segment) => (types.includes(segment) ? '{type}' : segment))].join('/')
  return [...Map.groupBy(operations, formOf).values()]
}

type Values = (schema: unknown, name: string, depth?: number) => fc.Arbitrary<unknown>

function callOf(
  { method, path, parameters, requestBody }: Operation,
  values: Values,
): fc.Arbitrary<FuzzedCall> {
  const inPath = parameters.filter((one) => one.in === 'path')
  const inQuery = parameters.filter((one) => one.in === 'query')
  const body = requestBody && Object.values(requestBody.content)[0]?.schema
  return fc
    .record({
      segments: fc.tuple(...inPath.map(({ name, schema }) => segmentOf(values(schema, name)))),
      query: fc.tuple(
        ...inQuery.map(({ name, schema }) =>
          fc.option(
            segmentOf(values(schema, name)).map((value) => `${name}=${value}`),
            { nil: '', freq: 2 },
          ),
        ),
      ),
      isSlashed: fc.boolean(),
      body: body === undefined ? rarely(fc.string({ maxLength: 50 })) : bodyOf(values(body, '')),
      type: fc.oneof(
        { weight: 30, arbitrary: fc.constant('application/json') },
        fc.constantFrom('text/plain', ''),
      ),
    })
    .map(({ segments, query, isSlashed, body: text, type }): FuzzedCall => {
      let filled = path
      for (const [index, { name }] of inPath.entries())
        filled = filled.replace(`{${name}}`, () => segments[index] || 'x')
      const asked = query.filter(Boolean).join('&')
      const hasBody = text !== undefined && method !== 'GET'
      return {
        method,
        address: `${filled}${isSlashed ? '/' : ''}${asked && `?${asked}`}`,
        headers: new Headers(hasBody && type ? { 'Content-Type': type } : {}),
        body: hasBody ? text : undefined,
      }
    })
}

function bodyOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<string | undefined> {
  return fc.oneof(
    { weight: 20, arbitrary: value.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: odd.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '[[[[', '{"a":1', 'null', '"', '\ud800', '{}{}', '﻿{}') },
  )
}

function segmentOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const encoded = value.map((one) => {
    try {
      return encodeURIComponent(typeof one === 'string' ? one : JSON.stringify(one))
    } catch {
      return '%ED%A0%80' // a lone surrogate
    }
  })
  return fc.oneof({ weight: 12, arbitrary: encoded }, { weight: 1, arbitrary: fc.constantFrom(...rawParts) })
}

function rarely<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(value, { nil: undefined, freq: 1 })
}

/** Values by their schemas: mostly valid ones, existing ones if there are any, and sometimes an odd one. */
function openValues(schemas: Record<string, unknown>, known: KnownValues): Values {
  const values: Values = (schema, name, depth = 0) => {
    const right = rightOf(schema, name, depth)
    const existing = Object.hasOwn(known, name) ? known[name] : undefined
    return fc.oneof(
      { weight: 12, arbitrary: existing?.length ? fc.constantFrom(...existing) : right },
      { weight: 3, arbitrary: right },
      { weight: 1, arbitrary: odd },
    )
  }

  function rightOf(schema: unknown, name: string, depth: number): fc.Arbitrary<unknown> {
    const parsed = schemaParts.safeParse(schema ?? {})
    if (!parsed.success) return odd
    const { $ref, enum: choices, anyOf, oneOf } = parsed.data
    if ($ref !== undefined) return rightOf(schemas[$ref.split('/').at(-1) ?? ''], name, depth)
    if (choices) return fc.constantFrom(...choices)
    if (parsed.data.const !== undefined) return fc.constant(parsed.data.const)
    const either = anyOf ?? oneOf
    if (either) return fc.oneof(...either.map((one) => rightOf(one, name, depth)))
    const types = [parsed.data.type ?? []].flat()
    return types.length === 0 ? odd : fc.oneof(...types.map((type) => ofType(type, parsed.data, name, depth)))
  }

  function ofType(
    type: string,
    parts: z.infer<typeof schemaParts>,
    name: string,
    depth: number,
  ): fc.Arbitrary<unknown> {
    const { minimum = -1000, maximum = 1_000_000_000, minItems = 0, properties = {}, required = [] } = parts
    if (type === 'string') return textOf(parts)
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    if (type === 'integer')
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) })
    if (type === 'number') return fc.double()
    if (type === 'array') {
      if (depth > 5) return fc.constant([])
      return fc.array(fc.oneof(values(parts.items, name, depth + 1)), {
        minLength: minItems,
        maxLength: minItems + 3,
      })
    }
    const fields = Object.entries(properties)
    // An object whose content the document does not describe, such as the fields of a block.
    if (fields.length === 0) return fc.dictionary(fieldNames, odd, { maxKeys: 3, noNullPrototype: true })
    const whole = fc.record(
      Object.fromEntries(fields.map(([key, schema]) => [key, values(schema, key, depth + 1)])),
      { requiredKeys: required, noNullPrototype: true },
    )
    return fc.oneof(
      { weight: 12, arbitrary: whole },
      {
        weight: 1,
        arbitrary: fc
          .tuple(whole, fieldNames, odd)
          .map(([object, key, value]) => Object.fromEntries([...Object.entries(object), [key, value]])),
      },
    )
  }
  return values
}

const fieldNames = fc.constantFrom(
  ...'content headline_level image link anchor source text title children columns limit genre __proto__ constructor'.split(
    ' ',
  ),
)

function textOf({ pattern, format, maxLength = 60 }: z.infer<typeof schemaParts>): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri') return fc.webUrl()
  const date = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  if (format === 'date') return date.map((day) => day.toISOString().slice(0, 10))
  if (format === 'date-time') return date.map((day) => day.toISOString())
  return fc.string({ maxLength: Math.min(maxLength, 60) })
}
