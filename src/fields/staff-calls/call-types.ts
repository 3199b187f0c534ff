import type { z } from 'zod'
import type * as comments from '#contracts/comments.ts'
import type * as releases from '#contracts/office-releases.ts'
import type * as pageEditor from '#contracts/page-editor.ts'
import type * as pageSettings from '#contracts/page-settings.ts'
import type * as pageTree from '#contracts/page-tree.ts'
import type * as sharedBlocks from '#contracts/shared-blocks.ts'
import type * as suggestions from '#contracts/suggestions.ts'

/** Types only: browsers receive neither the contracts nor zod. */
type ExportsOf<Contract> = Contract[keyof Contract]
type Route = Extract<
  | ExportsOf<typeof comments>
  | ExportsOf<typeof pageEditor>
  | ExportsOf<typeof pageSettings>
  | ExportsOf<typeof pageTree>
  | ExportsOf<typeof releases>
  | ExportsOf<typeof sharedBlocks>
  | ExportsOf<typeof suggestions>,
  { method: string; path: string; responses: object }
>

export type CallMethod = 'get' | 'post' | 'delete'
type Prefix = '/{lang}/pageeditor-api/'

type RouteOf<Method, Path extends string> = Extract<Route, { method: Method; path: `${Prefix}${Path}` }>

/** The paths of a method's calls below `/{language}/pageeditor-api/`, as the contracts write them. */
export type PathOf<Method extends CallMethod> = Route extends infer Each
  ? Each extends { method: Method; path: `${Prefix}${infer Path}` }
    ? Path
    : never
  : never

type ParamsOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsOf<Rest> : never
type Json<Schema> = { content: { 'application/json': { schema: Schema } } }

type WithParams<Path> = [ParamsOf<Path>] extends [never]
  ? unknown
  : { params: Record<ParamsOf<Path>, string | number> }
type WithQuery<Each> = Each extends { request: { query: infer Query extends z.ZodType } }
  ? { query?: { [Name in keyof z.input<Query>]?: string | number | undefined } }
  : unknown
type WithBody<Each> = Each extends { request: { body: Json<infer Schema extends z.ZodType> } }
  ? { json: z.input<Schema> }
  : unknown

/** What a call needs: the parameters of its path, its query, and its body. */
export type GivenOf<Method extends CallMethod, Path extends string> = WithParams<Path> &
  WithQuery<RouteOf<Method, Path>> &
  WithBody<RouteOf<Method, Path>>

type BodyOf<Response> = Response extends Json<infer Schema extends z.ZodType> ? z.output<Schema> : null

/** The body of a call's successful response; null for an empty one. */
export type ResponseOf<Method extends CallMethod, Path extends string> =
  RouteOf<Method, Path> extends { responses: infer Responses }
    ? { [Status in keyof Responses & (200 | 201 | 204)]: BodyOf<Responses[Status]> }[keyof Responses &
        (200 | 201 | 204)]
    : never
