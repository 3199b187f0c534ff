/** Checks that answers of calls are what the OpenAPI document says of them. */
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { z } from 'zod'

const content = z.object({ schema: z.unknown().optional() })
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(z.string(), z.object({ content: z.record(z.string(), content).optional() })),
      }),
    ),
  ),
  components: z.record(z.string(), z.unknown()),
})
type Document = z.infer<typeof documentSchema>

/** Answers that the port, the pipeline or the framework give before a call is reached. */
const ofThePipeline = new Set([405, 413, 415, 503])

let checker: { document: Document; validators: Map<string, ValidateFunction>; ajv: Ajv2020 } | undefined

/** Throws if the answer of a call has a status or a body that the document does not describe. */
export function checkAnswers(readDocument: (context: Context) => Promise<unknown>): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { method } = context.req
    // Of several calls that match, the first one answers.
    const route = matchedRoutes(context).find((one) => one.method !== 'ALL')?.path ?? ''
    const path = route.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}')
    if (path === '/api/openapi.json' || ofThePipeline.has(context.res.status)) return
    checker ??= prepare(documentSchema.parse(await readDocument(context)))
    const operation = checker.document.paths[path]?.[method.toLowerCase()]
    if (!operation) return
    const told = `${context.res.status} of ${method} ${path}`
    const response = operation.responses[context.res.status]
    if (!response) throw new Error(`The document does not describe ${told}`)
    const type = context.res.headers.get('Content-Type')?.split(';')[0]
    const described = response.content ?? {}
    if (type === undefined || type === null) return
    if (!(type in described) && !('*/*' in described))
      throw new Error(`The document does not describe ${type} in ${told}`)
    if (type !== 'application/json') return
    const isReduced = ['fields', 'language'].some((name) => context.req.query(name) !== undefined)
    const validate = validatorOf(
      `${path} ${method} ${context.res.status} ${isReduced}`,
      isReduced ? described[type]?.schema : withoutReducedForms(described[type]?.schema),
    )
    const body: unknown = await context.res.clone().json()
    if (!validate(body))
      throw new Error(
        `${told} is not as described: ${checker.ajv.errorsText(validate.errors)}\n${JSON.stringify(body).slice(0, 2000)}`,
      )
  }
}

/** A list as it is without `fields` and `language`: the forms for these would admit an entry that lacks fields. */
function withoutReducedForms(schema: unknown): unknown {
  const { anyOf, ...rest } = z.looseObject({ anyOf: z.array(z.unknown()).optional() }).parse(schema ?? {})
  if (!anyOf) return schema
  const kept = anyOf
    .filter((form) => !/(InLanguage|Selection)"/.test(JSON.stringify(form)))
    .map((form) => withoutReducedForms(form))
  return { ...rest, anyOf: kept }
}

function prepare(document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'document', components: document.components })
  return { document, validators: new Map<string, ValidateFunction>(), ajv }
}

function validatorOf(key: string, schema: unknown): ValidateFunction {
  if (!checker) throw new Error('There is no document yet')
  const known = checker.validators.get(key)
  if (known) return known
  const text = JSON.stringify(schema ?? {}).replaceAll('"#/components/', '"document#/components/')
  const made = checker.ajv.compile(z.record(z.string(), z.unknown()).parse(JSON.parse(text)))
  checker.validators.set(key, made)
  return made
}
