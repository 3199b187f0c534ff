import type { z } from 'zod'
import type * as comments from '#contracts/comments.ts'
import type * as uploads from '#contracts/media-uploads.ts'
import type * as announcements from '#contracts/office-announcements.ts'
import type * as calendar from '#contracts/office-calendar.ts'
import type * as corrections from '#contracts/office-corrections.ts'
import type * as entries from '#contracts/office-entries.ts'
import type * as facts from '#contracts/office-facts.ts'
import type * as guard from '#contracts/office-guard.ts'
import type * as imports from '#contracts/office-imports.ts'
import type * as lines from '#contracts/office-lines.ts'
import type * as menus from '#contracts/office-menus.ts'
import type * as merges from '#contracts/office-merges.ts'
import type * as personalData from '#contracts/office-personal-data.ts'
import type * as planningSystems from '#contracts/office-planning-systems.ts'
import type * as redirects from '#contracts/office-redirects.ts'
import type * as releases from '#contracts/office-releases.ts'
import type * as replacements from '#contracts/office-replacements.ts'
import type * as runs from '#contracts/office-runs.ts'
import type * as seasons from '#contracts/office-seasons.ts'
import type * as timeZone from '#contracts/office-time-zone.ts'
import type * as webhooks from '#contracts/office-webhooks.ts'
import type * as pageEditor from '#contracts/page-editor.ts'
import type * as pageSettings from '#contracts/page-settings.ts'
import type * as pageTree from '#contracts/page-tree.ts'
import type * as sharedBlocks from '#contracts/shared-blocks.ts'
import type * as suggestions from '#contracts/suggestions.ts'
import type * as records from '#records/contract.ts'
import type * as evenings from '#records/event/evening-calls.ts'

/** Types only: browsers receive neither the contracts nor zod. */
type Contract =
  | typeof comments
  | typeof uploads
  | typeof announcements
  | typeof calendar
  | typeof corrections
  | typeof entries
  | typeof facts
  | typeof guard
  | typeof imports
  | typeof lines
  | typeof menus
  | typeof merges
  | typeof personalData
  | typeof planningSystems
  | typeof redirects
  | typeof releases
  | typeof replacements
  | typeof runs
  | typeof seasons
  | typeof timeZone
  | typeof webhooks
  | typeof pageEditor
  | typeof pageSettings
  | typeof pageTree
  | typeof sharedBlocks
  | typeof suggestions
  | typeof records
  | typeof evenings
type ExportsOf<Each> = Each extends unknown ? Each[keyof Each] : never
type Route = Extract<ExportsOf<Contract>, { method: string; path: string; responses: object }>

/** The calls of every kind of record, whose path is in its definition. */
type OfRecord = ReturnType<typeof records.contractOf>
type RecordRoutes = {
  get: {
    '{record}': OfRecord['list']
    '{record}/{id}': OfRecord['read']
    '{record}/{id}/waiting': OfRecord['waiting']
    '{record}/{id}/history': OfRecord['history']
  }
  post: {
    '{record}': OfRecord['create']
    '{record}/{id}/restore': OfRecord['restore']
    '{record}/{id}/presence': OfRecord['presence']
  }
  put: unknown
  patch: { '{record}': OfRecord['changeMany']; '{record}/{id}': OfRecord['change'] }
  delete: { '{record}/{id}': OfRecord['remove'] }
}

export type CallMethod = keyof RecordRoutes
/** A path below `/{lang}/api/admin/`, or below `/{lang}` if it begins with a slash: as `staffRoute` writes it. */
type WrittenPath<Path> = Path extends `/{lang}/api/admin/${infer Below}`
  ? Below
  : Path extends `/{lang}${infer Below}`
    ? Below
    : never
type Routes<Method extends CallMethod> = RecordRoutes[Method] & {
  [Each in Extract<Route, { method: Method }> as WrittenPath<Each['path']>]: Each
}
type RouteOf<Method extends CallMethod, Path extends PathOf<Method>> = Routes<Method>[Path]

/** The paths of a method's calls, as the contracts write them. */
export type PathOf<Method extends CallMethod> = keyof Routes<Method>

type ParamsOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsOf<Rest> : never
type Json<Schema> = { content: { 'application/json': { schema: Schema } } }

type WithParams<Path> = [ParamsOf<Path>] extends [never]
  ? unknown
  : { params: Record<ParamsOf<Path>, string | number> }
/** A query by its names, or as it stands in an address. */
type WithQuery<Each> = Each extends { request: { query: infer Query extends z.ZodType } }
  ? { query?: string | { [Name in keyof z.input<Query>]?: string | number | undefined } }
  : unknown
/** What is sent is not changed. */
type Sent<Value> = Value extends object ? { readonly [Name in keyof Value]: Sent<Value[Name]> } : Value
type WithBody<Each> = Each extends { request: { body: Json<infer Schema extends z.ZodType> } }
  ? { json: Sent<z.input<Schema>> }
  : Each extends { request: { body: { content: { 'application/octet-stream': unknown } } } }
    ? { file: Blob }
    : unknown

/** What a call needs: the parameters of its path, its query, and its body. */
export type GivenOf<Method extends CallMethod, Path extends PathOf<Method>> = WithParams<Path> &
  WithQuery<RouteOf<Method, Path>> &
  WithBody<RouteOf<Method, Path>>

type BodyOf<Response> = Response extends Json<infer Schema extends z.ZodType> ? z.output<Schema> : null

/** The body of a call's successful response; null for an empty one. */
export type ResponseOf<Method extends CallMethod, Path extends PathOf<Method>> =
  RouteOf<Method, Path> extends { responses: infer Responses }
    ? { [Status in keyof Responses & (200 | 201 | 204)]: BodyOf<Responses[Status]> }[keyof Responses &
        (200 | 201 | 204)]
    : never
