/** What a call says of itself becomes its contract: what all of them have in common is added here. */
import { createRoute, z } from '@hono/zod-openapi'
import { commonResponses, errorBody, idParams, languageParams } from './shared.ts'

export const sectionSlugPattern = /^(page|event|article|subscription|shared)-[1-9]\d{0,8}$/

/** What `{lang}`, `{id}` and `{slug}` in a path are unless a call says otherwise. */
const usualParams = {
  ...languageParams.shape,
  ...idParams.shape,
  slug: z.string().regex(sectionSlugPattern).openapi({ example: 'page-1' }),
}
type UsualParams = typeof usualParams

/** The answers that any call of staff may return in addition to its own. */
const staffResponses = {
  ...commonResponses,
  401: { description: 'Nobody is signed in', content: { 'application/json': { schema: errorBody } } },
  403: { description: 'No right, or no token', content: { 'application/json': { schema: errorBody } } },
  412: {
    description: 'The house has another time zone than the header `X-Time-Zone` names',
    content: { 'application/json': { schema: errorBody } },
  },
}

/** The body of a call that takes a file. */
export const fileBody = {
  content: {
    'application/octet-stream': { schema: z.string().openapi({ type: 'string', format: 'binary' }) },
  },
} as const

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
type Method = (typeof methods)[number]

/** A schema with what it is, in words. */
type Described = readonly [schema: z.ZodType, what: string]

/** What a call says of itself: its path by its method, and one of `answer` (200), `created` (201) and `done` (204). */
type Said = { [Each in Method]?: string } & {
  /** The heading in the documentation. */
  tag?: string
  security?: readonly { [scheme: string]: string[] }[]
  summary: string
  description?: string
  /** Parts of the path that are not what they usually are. */
  params?: Readonly<Record<string, z.ZodType>>
  query?: z.ZodObject
  headers?: z.ZodObject
  /** The body, in JSON; `body` if it is something else. */
  json?: z.ZodType
  body?: object
  answer?: Described
  created?: Described
  done?: string
  /** When the call is answered with 409, with another body than that of other errors if a schema is given. */
  conflict?: string | Described
  /** Other answers: in words (an error, or nothing, by the status), with a schema, or in whole. */
  responses?: Readonly<Record<number, string | Described | object>>
}

type SaidOfStaff = Said & {
  /** The right that is needed beside a session. */
  right?: string
  /** What a token of the house has to allow, for calls that programs may make. */
  area?: string
  access?: 'read' | 'draft'
}

type SaidToAll = Said & {
  tag: string
  /** Which of the usual errors there can be, if not all. */
  errors?: readonly (keyof typeof commonResponses)[]
}

/**
 * The contract of a call of staff. Its path is below `/{lang}/api/admin/`, or below `/{lang}` if it begins with a slash; without a
 * tag it belongs to the page editor or to the back office.
 */
export function staffRoute<const Own extends SaidOfStaff>(
  own: Own,
): RouteOf<Own, StaffPath<PathOf<Own>>, typeof staffResponses> {
  const { right, area, access, tag, ...said }: SaidOfStaff = own
  const [method, path] = methodOf(said)
  const more = {
    ...(right !== undefined && { 'x-right': right }),
    ...(area !== undefined && { 'x-area': area, 'x-access': access }),
  }
  return routeOf(
    {
      ...said,
      [method]: path.startsWith('/') ? `/{lang}${path}` : `/{lang}/api/admin/${path}`,
      tag: tag ?? (path.startsWith('/pageeditor-api/') ? 'page editor' : 'back office'),
    },
    more,
    staffResponses,
  )
}

/** The contract of a call that everybody may make. */
export function publicRoute<const Own extends SaidToAll>(own: Own): RouteOf<Own, PathOf<Own>, ErrorsOf<Own>> {
  const { errors = [400, 404], ...said }: SaidToAll = own
  return routeOf(said, {}, Object.fromEntries(errors.map((status) => [status, commonResponses[status]])))
}

function routeOf(said: Said, more: object, errors: object): never {
  const [method, path] = methodOf(said)
  const { tag, security, summary, description, answer, created, done, conflict } = said
  const refused = typeof conflict === 'string' ? ([errorBody, conflict] as const) : conflict
  const route = {
    method,
    path,
    tags: [tag],
    ...more,
    summary,
    ...(description !== undefined && { description }),
    ...(security && { security }),
    request: requestOf(path, said),
    responses: {
      ...(answer && { 200: inJson(answer) }),
      ...(created && { 201: inJson(created) }),
      ...(done !== undefined && { 204: { description: done } }),
      ...(refused && { 409: inJson(refused) }),
      ...errors,
      ...Object.fromEntries(
        Object.entries(said.responses ?? {}).map(([status, given]) => [status, responseOf(status, given)]),
      ),
    },
  }
  // The compiler cannot follow that the route is what `RouteOf` derives from what was said.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return createRoute(route as never)
}

function methodOf(said: Said): [Method, string] {
  for (const method of methods) {
    const path = said[method]
    if (path !== undefined) return [method, path]
  }
  throw new TypeError(`A call has no path: ${said.summary}`)
}

function requestOf(path: string, { params, query, headers, json, body }: Said) {
  const known: Record<string, z.ZodType> = { ...usualParams, ...params }
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  const own = names.map((name): [string, z.ZodType] => {
    const schema = known[name]
    if (!schema) throw new TypeError(`The path ${path} has a part that nothing describes: ${name}`)
    return [name, schema]
  })
  return {
    ...(own.length > 0 && { params: z.object(Object.fromEntries(own)) }),
    ...(query && { query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(json && { body: { required: true, content: { 'application/json': { schema: json } } } }),
  }
}

function responseOf(status: string, given: string | Described | object) {
  if (typeof given === 'string')
    return status.startsWith('4') ? inJson([errorBody, given]) : { description: given }
  return isDescribed(given) ? inJson(given) : given
}

function isDescribed(given: Described | object): given is Described {
  return Array.isArray(given)
}

function inJson([schema, description]: Described) {
  return { description, content: { 'application/json': { schema } } }
}

type Json<Schema> = { description: string; content: { 'application/json': { schema: Schema } } }

type MethodOf<Own> = Method & keyof Own
type PathOf<Own> = Extract<Own[MethodOf<Own>], string>
type StaffPath<Path extends string> = Path extends `/${string}`
  ? `/{lang}${Path}`
  : `/{lang}/api/admin/${Path}`
type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type OwnParams<Own> = Own extends { params: infer Params } ? Params : unknown
type ParamsOf<Own, Path> = {
  [Name in NamesIn<Path>]: Name extends keyof OwnParams<Own>
    ? Extract<OwnParams<Own>[Name], z.ZodType>
    : Name extends keyof UsualParams
      ? UsualParams[Name]
      : never
}
type RequestOf<Own, Path> = ([NamesIn<Path>] extends [never]
  ? object
  : { params: z.ZodObject<ParamsOf<Own, Path>> }) &
  (Own extends { query: infer Schema } ? { query: Schema } : unknown) &
  (Own extends { headers: infer Schema } ? { headers: Schema } : unknown) &
  (Own extends { body: infer Body } ? { body: Body } : unknown) &
  (Own extends { json: infer Schema }
    ? { body: { required: true; content: { 'application/json': { schema: Schema } } } }
    : unknown)

type SchemaOf<Given> = Given extends readonly [infer Schema, string] ? Schema : typeof errorBody
type ErrorsOf<Own> = Own extends { errors: readonly (infer Status extends keyof typeof commonResponses)[] }
  ? Pick<typeof commonResponses, Status>
  : typeof commonResponses
type ResponseOf<Status, Given> = Given extends string
  ? Status extends number
    ? `${Status}` extends `4${string}`
      ? Json<typeof errorBody>
      : { description: string }
    : never
  : Given extends Described
    ? Json<SchemaOf<Given>>
    : Given
type ResponsesOf<Own> = (Own extends { answer: infer Given } ? { 200: Json<SchemaOf<Given>> } : unknown) &
  (Own extends { created: infer Given } ? { 201: Json<SchemaOf<Given>> } : unknown) &
  (Own extends { done: string } ? { 204: { description: string } } : unknown) &
  (Own extends { conflict: infer Given } ? { 409: Json<SchemaOf<Given>> } : unknown) &
  (Own extends { responses: infer Others }
    ? { [Status in keyof Others]: ResponseOf<Status, Others[Status]> }
    : unknown)

type RouteOf<Own, Path extends string, Errors> = {
  method: MethodOf<Own>
  path: Path
  request: RequestOf<Own, Path>
  responses: Omit<Errors, keyof ResponsesOf<Own>> & ResponsesOf<Own>
}
