import { describeBlocks } from '#contracts/block-schemas.ts'
import { isRecord } from '#json/is-record.ts'

/** An OpenAPI document, as far as it is completed here. */
type Document = { paths?: unknown; components?: unknown; tags?: { name: string }[] }

const methods = ['get', 'post', 'patch', 'put', 'delete']

/**
 * How staff are known to a call: by the cookie of their session, and by its token for everything that changes something; and programs
 * of the house by a token of their own.
 */
const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sessionid',
    description: 'The session of a staff account.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description: 'The value of the cookie `csrftoken`, for every call that is not a GET.',
  },
  shopSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description: 'The signature of the ticket shop, as Standard Webhooks describes it.',
  },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A token of the house, limited to areas: `x-area` and `x-access` of a call say what it has to allow. Without `publish` it adds and changes only what is not public. Cookies are ignored beside it, and `X-CSRFToken` is not needed.',
  },
}

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

const invalid = {
  description: 'Invalid input: what is wrong by field, or with the whole',
  content: {
    'application/json': {
      schema: {
        anyOf: [{ $ref: '#/components/schemas/Error' }, { $ref: '#/components/schemas/FieldErrors' }],
      },
    },
  },
}

const conflict = { description: 'Its state does not allow it any more', content: errorContent }

const gone = { description: 'The page is in the trash', content: errorContent }

const tooMany = {
  description: 'Too many calls from one network; `Retry-After` has the seconds to wait',
  headers: { 'Retry-After': { schema: { type: 'integer' } } },
  content: errorContent,
}

/**
 * Completes the document by what the contracts do not say one by one: each operation gets an id, its security and the
 * answers 400 and 429 and, where staff change something, 409, or 410 in the page editor; blocks are described by their kinds,
 * and what may be null is written so that null satisfies it. The generator writes `allOf` of the schema and of `type: [object, null]`, which nothing but an object fulfils.
 */
export function completeDocument<Given extends Document>(document: Given): Given {
  admitNulls(document)
  const { paths, components } = document
  const tags = new Set<string>()
  for (const [path, item] of Object.entries(isRecord(paths) ? paths : {}))
    for (const [method, operation] of Object.entries(isRecord(item) ? item : {})) {
      if (!isRecord(operation) || !methods.includes(method)) continue
      const responses = isRecord(operation['responses']) ? operation['responses'] : {}
      for (const tag of Array.isArray(operation['tags']) ? operation['tags'] : []) tags.add(String(tag))
      operation['operationId'] ??= operationId(method, path)
      operation['security'] ??= [
        ...securityOf(method, path, responses),
        ...('x-area' in operation ? [{ apiToken: [] }] : []),
      ]
      responses['400'] ??= invalid
      responses['429'] ??= tooMany
      if (method !== 'get' && '401' in responses) responses['409'] ??= conflict
      // Staff are told of what is in the trash, also by the call of a section, which everybody may make.
      if (path.includes('/pageeditor-api/') && ('403' in responses || path.includes('{slug}')))
        responses['410'] ??= gone
    }
  if (isRecord(components)) {
    components['securitySchemes'] = securitySchemes
    const { schemas } = components
    if (isRecord(schemas) && 'ShownBlock' in schemas) Object.assign(schemas, describeBlocks())
  }
  document.tags = [...tags].toSorted().map((name) => ({ name }))
  return document
}

/** `GET /{lang}/api/admin/media/{id}/uses` is `getAdminMediaByIdUses`. */
function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/\{lang\}/, '')
    .replace(/^\/api\//, '/')
    .replace(/^\/pageeditor-api\//, '/editor/')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^a-z\d]+/i)
    .filter(Boolean)
  return [method, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('')
}

/** Calls of the back office and the page editor need a session; others that can answer 401 do so for some requests only. */
function securityOf(method: string, path: string, responses: Record<string, unknown>): object[] {
  if (!('401' in responses)) return []
  const staff = method === 'get' ? { session: [] } : { session: [], csrf: [] }
  const isForStaff = '403' in responses && /\/(pageeditor-api|api\/admin)\//.test(path)
  return isForStaff ? [staff] : [{}, staff]
}

/** Rewrites every schema below that may be null. */
function admitNulls(value: unknown): void {
  if (Array.isArray(value)) for (const one of value) admitNulls(one)
  if (!isRecord(value)) return
  const { allOf } = value
  if (Array.isArray(allOf) && allOf.some(mayBeNull)) {
    const schemas = allOf.map(withoutNull).filter((one) => !isRecord(one) || Object.keys(one).length > 0)
    delete value['allOf']
    value['anyOf'] = [schemas.length === 1 ? schemas[0] : { allOf: schemas }, { type: 'null' }]
    Object.assign(value, describedIn(allOf))
  }
  for (const one of Object.values(value)) admitNulls(one)
}

function mayBeNull(schema: unknown): schema is Record<string, unknown> {
  return isRecord(schema) && Array.isArray(schema['type']) && schema['type'].includes('null')
}

/** What a part of `allOf` requires besides; its description belongs to the whole. */
function withoutNull(schema: unknown): unknown {
  if (!mayBeNull(schema)) return schema
  const { type: _type, description: _description, ...rest } = schema
  return 'properties' in rest ? { type: 'object', ...rest } : rest
}

function describedIn(schemas: unknown[]): Record<string, unknown> {
  return Object.assign(
    {},
    ...schemas.filter(mayBeNull).map(({ description }) => description !== undefined && { description }),
  )
}
