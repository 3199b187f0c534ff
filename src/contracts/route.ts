/** The calls of staff: each says what is its own, and gets from here what all of them have in common. */
import { createRoute, z } from '@hono/zod-openapi'
import { commonResponses, errorBody, idParams, languageParams } from './shared.ts'

export const sectionSlugPattern = /^(page|event|article|subscription|shared)-[1-9]\d{0,8}$/

/** What `{id}` and `{slug}` in a path are unless a call says otherwise. */
const usualParams = {
  ...idParams.shape,
  slug: z.string().regex(sectionSlugPattern).openapi({ example: 'page-1' }),
}
type UsualParams = typeof usualParams

/** The answers that any call of staff may return in addition to its own. */
export const staffResponses = {
  ...commonResponses,
  401: { description: 'Nobody is signed in', content: { 'application/json': { schema: errorBody } } },
  403: { description: 'No right, or no token', content: { 'application/json': { schema: errorBody } } },
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
type Method = (typeof methods)[number]

/** A schema with what it is, in words. */
type Described = readonly [schema: z.ZodType, what: string]

/** What a call says of itself: its method with its path, and one of `answer` (200), `created` (201) and `done` (204). */
type Said = {
  /** A path below `/{lang}/api/admin/`, or below `/{lang}` if it begins with a slash. */
  [Each in Method]?: string
} & {
  /** The heading in the documentation; without it "page editor" or "back office", by the path. */
  tag?: string
  /** The right that is needed beside a session. */
  right?: string
  /** What a token of the house has to allow, for calls that programs may make. */
  area?: string
  access?: 'read' | 'draft'
  security?: { [scheme: string]: string[] }[]
  summary: string
  description?: string
  /** What parts of the path are, other than a language, a record's number and a section's slug. */
  params?: Readonly<Record<string, z.ZodType>>
  query?: z.ZodObject
  json?: z.ZodType
  /** Whether the body is a file. */
  takesFile?: true
  answer?: Described
  created?: Described
  done?: string
  /** When the call is answered with 409, with another body than that of other errors if a schema is given. */
  conflict?: string | Described
  /** Other answers. */
  responses?: Readonly<Record<number, object>>
}

/** The contract of a call of staff; those of the page editor have a path that begins with `/pageeditor-api/`. */
export function staffRoute<const Own extends Said>(own: Own): StaffRoute<Own> {
  const said: Said = own
  const method = methods.find((one) => said[one] !== undefined)
  const path = method && said[method]
  if (path === undefined) throw new TypeError(`A call has no path: ${said.summary}`)
  const { tag, right, area, access, security, summary, description } = said
  const route = {
    method,
    path: path.startsWith('/') ? `/{lang}${path}` : `/{lang}/api/admin/${path}`,
    tags: [tag ?? (path.startsWith('/pageeditor-api/') ? 'page editor' : 'back office')],
    ...(right !== undefined && { 'x-right': right }),
    ...(area !== undefined && { 'x-area': area, 'x-access': access }),
    summary,
    ...(description !== undefined && { description }),
    ...(security && { security }),
    request: requestOf(path, said),
    responses: responsesOf(said),
  }
  // The compiler cannot follow that the route is what `StaffRoute` derives from `own`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return createRoute(route as never)
}

function requestOf(path: string, { params, query, json, takesFile }: Said) {
  const known: Record<string, z.ZodType> = { ...usualParams, ...params }
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  const own = names.map((name): [string, z.ZodType] => {
    const schema = known[name]
    if (!schema) throw new TypeError(`The path ${path} has a part that nothing describes: ${name}`)
    return [name, schema]
  })
  return {
    params: languageParams.extend(Object.fromEntries(own)),
    ...(query && { query }),
    ...(json && { body: { required: true, content: { 'application/json': { schema: json } } } }),
    ...(takesFile && { body: { content: { 'application/octet-stream': { schema: fileContent } } } }),
  }
}

const fileContent = z.string().openapi({ type: 'string', format: 'binary' })

function responsesOf({ answer, created, done, conflict, responses }: Said) {
  const refused = typeof conflict === 'string' ? ([errorBody, conflict] as const) : conflict
  return {
    ...(answer && { 200: inJson(answer) }),
    ...(created && { 201: inJson(created) }),
    ...(done !== undefined && { 204: { description: done } }),
    ...(refused && { 409: inJson(refused) }),
    ...responses,
    ...staffResponses,
  }
}

function inJson([schema, description]: Described) {
  return { description, content: { 'application/json': { schema } } }
}

type Json<Schema> = { description: string; content: { 'application/json': { schema: Schema } } }

type MethodOf<Own> = Method & keyof Own
type PathOf<Own> = Extract<Own[MethodOf<Own>], string>
type AddressOf<Path extends string> = Path extends `/${string}`
  ? `/{lang}${Path}`
  : `/{lang}/api/admin/${Path}`
type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type OwnParams<Own> = Own extends { params: infer Params } ? Params : unknown
type ParamsOf<Own> = {
  [Name in NamesIn<PathOf<Own>>]: Name extends keyof OwnParams<Own>
    ? OwnParams<Own>[Name]
    : Name extends keyof UsualParams
      ? UsualParams[Name]
      : never
}
type RequestOf<Own> = { params: z.ZodObject<typeof languageParams.shape & ParamsOf<Own>> } & (Own extends {
  query: infer Query
}
  ? { query: Query }
  : unknown) &
  (Own extends { json: infer Schema }
    ? { body: { required: true; content: { 'application/json': { schema: Schema } } } }
    : unknown) &
  (Own extends { takesFile: true }
    ? { body: { content: { 'application/octet-stream': { schema: typeof fileContent } } } }
    : unknown)

type SchemaOf<Given> = Given extends readonly [infer Schema, string] ? Schema : typeof errorBody
type ResponsesOf<Own> = (Own extends { answer: infer Given } ? { 200: Json<SchemaOf<Given>> } : unknown) &
  (Own extends { created: infer Given } ? { 201: Json<SchemaOf<Given>> } : unknown) &
  (Own extends { done: string } ? { 204: { description: string } } : unknown) &
  (Own extends { conflict: infer Given } ? { 409: Json<SchemaOf<Given>> } : unknown) &
  (Own extends { responses: infer Others } ? Others : unknown) &
  typeof staffResponses

type StaffRoute<Own> = {
  method: MethodOf<Own>
  path: AddressOf<PathOf<Own>>
  request: RequestOf<Own>
  responses: ResponsesOf<Own>
}
