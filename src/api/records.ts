import { contractOf, listAuditLogCall, lookUpCall, undoTogetherCall } from '#records/contract.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { Context } from 'hono'
import {
  addRecord,
  changeMany,
  changeRecord,
  deleteRecord,
  findBrokenRules,
  findTitles,
  findTitlesLike,
  listAuditLog,
  listRecords,
  readHistory,
  readRecord,
  reportRecordPresence,
  restoreRecord,
  undoTogether,
  type RecordStore,
} from '#domain/records/index.server.ts'
import {
  collectRecordChange,
  listWaitingChanges,
  type RecordChange,
} from '#domain/publishing/index.server.ts'
import { exportRecords } from '#domain/exports/index.server.ts'
import { hallDay } from '#i18n/dates.ts'
import { isRecord } from '#json/is-record.ts'
import { attachmentNamed } from './attachment.ts'
import type { Api, ApiEnv } from './environment.ts'
import { mediaTypes, onlyDownload } from './office-downloads.ts'
import { presentRelease } from './office-releases.ts'
import { listResponse } from './paging.ts'
import { answerTogether } from './answer-together.ts'
import { handle } from './handle.ts'
import { explainError, refuse } from './refusal.ts'

const exportFiles = {
  csv: { extension: 'csv', type: mediaTypes.csv },
  xlsx: { extension: 'xlsx', type: mediaTypes.xlsx },
  json: { extension: 'json', type: 'application/json' },
  tagged_text: { extension: 'txt', type: 'text/plain; charset=utf-16le' },
}

/** Made once, because the schemas of all calls take several megabytes. */
const kinds = Object.values(recordStores).map((store) => ({ store, calls: contractOf(store.definition) }))

/** The store of a kind and its calls; undefined for an unknown kind. */
export function findRecordCalls(kind: string) {
  return kinds.find(({ store }) => store.definition.kind === kind)
}

/** The calls of every kind of record. */
export function recordHandlers(api: Api): void {
  handle(api, lookUpCall, ({ scope, params: { lang }, query: { query } }) =>
    findTitlesLike(scope, recordStores, query, lang),
  )

  handle(api, listAuditLogCall, async ({ scope, query: { page_size: pageSize, ...question }, context }) =>
    listResponse(context, await listAuditLog(scope, recordStores, { ...question, pageSize })),
  )

  handle(api, undoTogetherCall, async ({ scope, params: { lang: language }, json, context }) => {
    const { kind, command, ...asked } = json
    const found = findRecordCalls(kind)
    if (!found) return refuse(context, 404, (words) => words.not_found)
    return answerTogether(context, await undoTogether(scope, found.store, command, { ...asked, language }))
  })

  for (const { store, calls } of kinds) handlersOf(api, store, calls)
}

function handlersOf(api: Api, store: RecordStore, calls: ReturnType<typeof contractOf>): void {
  readingHandlers(api, store, calls)
  if (!store.single) listHandlers(api, store, calls)
  if (!store.single && !store.definition.isMadeElsewhere)
    handle(
      api,
      calls.create,
      async ({ scope, params: { lang }, json }) => {
        const id = await addRecord(scope, store, json)
        return readRecord(scope, recordStores, store, id, lang)
      },
      (context, body) => explainBroken(context, store, calls, null, body),
    )
}

/** The rules that a record breaks by those of its values that the contract accepts. */
async function explainBroken(
  context: Context<ApiEnv>,
  store: RecordStore,
  { values }: Pick<ReturnType<typeof contractOf>, 'values'>,
  id: number | null,
  body: unknown,
): Promise<Record<string, string[]>> {
  const given = isRecord(body) ? body : {}
  const valid = Object.entries(values).flatMap(([name, schema]) => {
    const parsed = Object.hasOwn(given, name) ? schema.safeParse(given[name]) : null
    return parsed?.success ? [[name, parsed.data]] : []
  })
  const broken = await findBrokenRules(context.get('scope'), store, id, Object.fromEntries(valid))
  return Object.fromEntries(Object.entries(broken).map(([name, code]) => [name, explainError(context, code)]))
}

function listHandlers(api: Api, store: RecordStore, calls: ReturnType<typeof contractOf>): void {
  handle(api, calls.list, async ({ scope, params: { lang }, query: asked, context }) => {
    const { page, page_size: pageSize, query, ordering, ids, ...filters } = asked
    const question = { page, pageSize, query, ordering, ids, filters }
    const { titles, known, ...listed } = await listRecords(scope, recordStores, store, question, lang)
    const answer = listResponse(context, listed)
    return { ...answer, titles, known }
  })

  handle(api, calls.export, async ({ scope, params: { lang: language }, query: asked, context }) => {
    const { format, query, ordering, ids, ...filters } = asked
    const question = { query, ordering, ids, filters }
    const content = await exportRecords(scope, recordStores, store, { question, format, language })
    const { extension, type } = exportFiles[format]
    const name = `${store.definition.path.replaceAll('/', '-')}-${hallDay(scope.now)}.${extension}`
    return context.body(content, 200, {
      ...onlyDownload,
      'Content-Type': type,
      'Content-Disposition': attachmentNamed(name),
    })
  })

  handle(api, calls.changeMany, async ({ scope, params: { lang: language }, json: asked, context }) =>
    answerTogether(context, await changeMany(scope, store, { ...asked, language })),
  )

  handle(api, calls.remove, async ({ scope, params: { id, lang }, context }) => {
    const { store: files } = context.get('media')
    const refused = await deleteRecord(scope, recordStores, store, id, {
      language: lang,
      files,
    })
    return refused && refuse(context, 409, (words) => words.in_use, { uses: refused.uses })
  })

  handle(api, calls.restore, async ({ scope, params: { id, lang } }) => {
    await restoreRecord(scope, store, id)
    return readRecord(scope, recordStores, store, id, lang)
  })
}

function readingHandlers(api: Api, store: RecordStore, calls: ReturnType<typeof contractOf>): void {
  handle(api, calls.read, ({ scope, params: { id, lang } }) =>
    readRecord(scope, recordStores, store, id, lang),
  )

  for (const call of [calls.change, calls.update])
    handle(
      api,
      call,
      async ({ scope, params: { id, lang }, json: { seen, later, ...changes }, context }) => {
        const destination = destinationOf(later)
        const publishesAtOnce = isRecord(later) && later['now'] === true
        if (destination) {
          await collectRecordChange(scope, store, { destination, id, changes, language: lang })
          return readRecord(scope, recordStores, store, id, lang)
        }
        const asked = publishesAtOnce ? { ...scope, publishesAtOnce } : scope
        const refused = await changeRecord(asked, store, id, {
          changes,
          seen: isRecord(seen) ? seen : {},
        })
        if (refused) return refuse(context, 409, (words) => words.conflict, { conflicts: refused.conflicts })
        return readRecord(scope, recordStores, store, id, lang)
      },
      (context, body) => explainBroken(context, store, calls, Number(context.req.param('id')), body),
    )

  handle(api, calls.waiting, async ({ scope, params: { id: record, lang } }) => {
    const waiting = await listWaitingChanges(scope, store, record)
    const { fields } = store.definition
    const changed = waiting.map(({ item }) => item.changes)
    const titles = await findTitles(scope, recordStores, fields, changed, lang)
    return waiting.map(({ item: { id, changes, seen }, release }) => ({
      id,
      release: presentRelease(release),
      changes,
      seen,
      titles,
    }))
  })

  handle(api, calls.presence, ({ scope, params: { id }, json: { client, is_leaving: isLeaving } }) =>
    reportRecordPresence(scope, store, id, { client, isLeaving }),
  )

  handle(api, calls.history, async ({ scope, params: { id } }) => {
    const history = await readHistory(scope, store, id)
    return history.map(({ together, ...entry }) => ({
      ...entry,
      together: together && {
        command: together.command,
        action: together.action,
        records: together.records,
        is_undone: together.isUndone,
      },
    }))
  })
}

/** Where a change is to wait; the contract has checked it, but the derived type of a change does not know it. */
function destinationOf(later: unknown): RecordChange['destination'] | null {
  if (!isRecord(later)) return null
  const { release, at } = later
  if (typeof release === 'number') return { releaseId: release }
  return typeof at === 'string' ? { publishAt: new Date(at) } : null
}
