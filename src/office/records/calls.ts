import type { CallError } from '#fields/staff-calls/send-call.ts'
import type { Localized } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import type { Announcements as EventAnnouncements, ChangeNotice } from '#contracts/office-announcements.ts'
import type { Finding, GuardRule } from '#contracts/office-guard.ts'
import type { Ripple, UntruePlace } from '#contracts/office-facts.ts'
import type { RunEvent } from '#contracts/office-runs.ts'
import type { Obstacle, WrittenTogether } from '#contracts/together.ts'
import type { LibraryItem } from '#contracts/media-uploads.ts'
import type {
  OpenRelease,
  ReleaseItem,
  ReleaseLink,
  ReleaseProblem,
  WaitingChange,
} from '#contracts/office-releases.ts'
import type { Values } from '#records/field.ts'
import type { OfficeCall } from '../session/use-office-call.ts'

/** The titles of the records that others refer to, such as `artist:7`. */
export type Titles = Readonly<Record<string, string>>
export type Use = {
  kind: string
  count: number
  /** Where they are listed, for what is no kind of record. */
  path?: string
  /** `path` is its public page; `isDraft`: only its draft is meant. */
  first: { id: number; title: string; detail?: string; path?: string | null; isDraft?: boolean }[]
}
export type StoredRecord = {
  id: number
  values: Values
  titles: Titles
  uses: readonly Use[]
  /** The addresses of its public page; null without one. */
  pages: Localized<string | null> | null
  /** What the account may do with it. */
  may: { change: boolean; remove: boolean }
}
export type ListedRecord = { id: number; values: Values }
export type RecordPage = {
  count: number
  records: readonly ListedRecord[]
  titles: Titles
  /** The lines by which it can be filtered, such as tags. */
  known: Readonly<Record<string, readonly string[]>>
}
export type HistoryEntry = {
  id: number
  at: string
  by: string
  action: string
  before: Values
  after: Values
  /** What was changed together with other records: `records` counts this one, too. */
  together: { command: string; action: string; records: number; is_undone: boolean } | null
}
/** What a call is given that writes several records: see `useTogether`. */
export type AskedTogether = { key: string; without?: readonly number[] }
/** What one of several records gets: fields, and what is added to lists of references. */
export type ChangeOfMany = { id: number; changes?: Values; add?: Values }
/** What is asked of an evening and of others of its run; `changes` and `seen` are those of its form. */
export type AskedOfRun = AskedTogether & { evenings?: readonly number[]; changes: Values; seen: Values }
/** Where changes go that are not written now: into a release, or into one of its own at a time. */
export type Later = { release: number } | { at: string }
export type FoundRecord = { kind: string; id: number; title: string; detail: string }
export type AuditEntry = {
  id: number
  at: string
  by: string
  action: string
  kind: string
  subject: string
  /** How many more records were changed together with it. */
  others: number
  title: string | null
}

const releasePath = 'releases/release'

type RecordAnswer = Values & Pick<StoredRecord, 'id' | 'titles' | 'uses' | 'pages' | 'may'>
type PageAnswer = Omit<RecordPage, 'records'> & { results: (Values & { id: number })[] }

/** The calls for records; a refused one rejects with a `CallError`. */
export function createRecordCalls(call: OfficeCall) {
  const one = async (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: unknown,
  ): Promise<StoredRecord> => {
    const { id, titles, uses, pages, may, ...values } = await call<RecordAnswer>(method, path, body)
    return { id, titles, uses, pages, may, values }
  }
  return {
    list: async (path: string, query: string): Promise<RecordPage> => {
      const { count, results, titles, known } = await call<PageAnswer>('GET', `${path}?${query}`)
      return { count, titles, known, records: results.map(({ id, ...values }) => ({ id, values })) }
    },
    read: (path: string, id: number) => one('GET', `${path}/${id}`),
    create: (path: string, values: Values) => one('POST', path, values),
    change: (path: string, id: number, changes: Values, seen: Values) =>
      one('PATCH', `${path}/${id}`, { ...changes, seen }),
    /** Lets changes wait for a release; the answer is the record as it stays until then. */
    changeLater: (path: string, id: number, changes: Values, later: Later) =>
      one('PATCH', `${path}/${id}`, { ...changes, later }),
    changeMany: (path: string, asked: AskedTogether & { records: readonly ChangeOfMany[] }) =>
      call<WrittenTogether>('PATCH', path, asked),
    setPresale: (asked: AskedTogether & { ids: readonly number[]; tag: number; days_before: number }) =>
      call<WrittenTogether>('POST', 'presales', asked),
    undoTogether: (asked: AskedTogether & { kind: string; command: string }) =>
      call<WrittenTogether>('POST', 'changes/undo', asked),
    changeRun: (id: number, asked: AskedOfRun) =>
      call<WrittenTogether>('POST', `events/event/${id}/run`, asked),
    announce: (id: number, asked: AskedOfRun & { what: object; at: string; note: Localized }) =>
      call<WrittenTogether>('POST', `events/event/${id}/announcements`, asked),
    takeBack: (id: number, asked: AskedOfRun & { what: object; correction: object | null }) =>
      call<WrittenTogether>('POST', `events/event/${id}/announcements/take-back`, asked),
    waiting: (path: string, id: number) => call<WaitingChange[]>('GET', `${path}/${id}/waiting`),
    openReleases: () => call<OpenRelease[]>('GET', '/pageeditor-api/releases'),
    releaseItems: (id: number) => call<ReleaseItem[]>('GET', `${releasePath}/${id}/items`),
    dropItem: (release: number, item: number) =>
      call<null>('DELETE', `${releasePath}/${release}/items/${item}`),
    checkRelease: (id: number) => call<ReleaseProblem[]>('POST', `${releasePath}/${id}/check`, {}),
    invertRelease: (id: number, name: string) =>
      call<{ id: number }>('POST', `${releasePath}/${id}/inverse`, { name }),
    findings: (query: string) =>
      call<{ count: number; results: Finding[] }>('GET', `guard/findings?${query}`),
    checkRecord: (kind: string, id: number) => call<Finding[]>('POST', 'guard/checks', { kind, id }),
    acceptFinding: (id: number, reason: string) =>
      call<null>('POST', `guard/findings/${id}/acceptance`, { reason }),
    reopenFinding: (id: number) => call<null>('DELETE', `guard/findings/${id}/acceptance`),
    guardRules: () => call<GuardRule[]>('GET', 'guard/rules'),
    switchRule: (code: string, isOn: boolean) => call<null>('PUT', `guard/rules/${code}`, { is_on: isOn }),
    releaseLinks: (id: number) => call<ReleaseLink[]>('GET', `${releasePath}/${id}/links`),
    shareRelease: (id: number, days: number) =>
      call<{ url: string; expires_at: string }>('POST', `${releasePath}/${id}/links`, { days }),
    revokeReleaseLink: (release: number, link: number) =>
      call<null>('DELETE', `${releasePath}/${release}/links/${link}`),
    remove: (path: string, id: number) => call<null>('DELETE', `${path}/${id}`),
    restore: (path: string, id: number) => one('POST', `${path}/${id}/restore`),
    history: (path: string, id: number) => call<HistoryEntry[]>('GET', `${path}/${id}/history`),
    lookUp: (query: string) =>
      call<FoundRecord[]>('GET', `look-up?${new URLSearchParams({ query }).toString()}`),
    auditLog: async (query: string) =>
      call<{ count: number; results: AuditEntry[] }>('GET', `audit-log?${query}`),
    run: (id: number) => call<RunEvent[]>('GET', `events/event/${id}/run`),
    copyEvent: (id: number, dates: readonly string[]) =>
      call<RunEvent[]>('POST', `events/event/${id}/copies`, { dates }),
    announcements: (id: number) => call<EventAnnouncements>('GET', `events/event/${id}/announcements`),
    stopNotice: (id: number, notice: number) =>
      call<ChangeNotice>('POST', `events/event/${id}/announcements/${notice}/stop`, {}),
    ripple: (id: number) => call<Ripple>('GET', `events/event/${id}/ripple`),
    prepareDraft: (id: number, place: string) =>
      call<Ripple>('POST', `events/event/${id}/ripple/${place}`, {}),
    contradictions: () => call<{ places: UntruePlace[]; has_more: boolean }>('GET', 'facts'),
    picture: (id: number) => call<LibraryItem>('GET', `media/${id}`),
    pictures: (query: string, count: number) => {
      const asked = new URLSearchParams({ kind: 'image', query, page_size: String(count) })
      return call<{ count: number; results: LibraryItem[] }>('GET', `media?${asked.toString()}`)
    },
  }
}
export type RecordCalls = ReturnType<typeof createRecordCalls>

/** The errors of refused fields by their dotted names; empty when the call was refused for another reason. */
export function fieldErrorsOf({ status, body }: CallError): Record<string, string> {
  if (status !== 400 || !isRecord(body)) return {}
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, texts]) =>
      // Calls that do more than change fields have these below a name of their own.
      Array.isArray(texts) ? [[name.replace(/^changes\./, ''), texts.join(' ')]] : [],
    ),
  )
}

/** The stored values of fields that somebody else has changed in the meantime. */
export function conflictsOf({ status, body }: CallError): Values {
  const conflicts = status === 409 && isRecord(body) ? body['conflicts'] : null
  return isRecord(conflicts) ? conflicts : {}
}

/** What stands in the way of writing several records; empty when the call was refused for another reason. */
export function obstaclesOf({ status, body }: CallError): readonly Obstacle[] {
  const obstacles = status === 409 && isRecord(body) ? body['obstacles'] : null
  // The call's contract defines the type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Array.isArray(obstacles) ? (obstacles as Obstacle[]) : []
}

/** The records because of which one can't be deleted. */
export function usesOf({ status, body }: CallError): readonly Use[] {
  const uses = status === 409 && isRecord(body) ? body['uses'] : null
  // The call's contract defines the type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Array.isArray(uses) ? (uses as Use[]) : []
}
