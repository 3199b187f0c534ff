import { contractOf, listAuditLogCall, lookUpCall, undoTogetherCall } from '#records/contract.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import {
  addRecord,
  changeMany,
  changeRecord,
  deleteRecord,
  findTitles,
  findTitlesLike,
  listAuditLog,
  listRecords,
  readHistory,
  readRecord,
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
import type { Api } from './environment.ts'
import { mediaTypes, onlyDownload } from './office-downloads.ts'
import { presentRelease } from './office-releases.ts'
import { listResponse } from './paging.ts'
import { answerTogether } from './answer-together.ts'
import { explain, refuse } from './refusal.ts'

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
  api.openapi(lookUpCall, async (context) => {
    const { lang } = context.req.valid('param')
    const { query } = context.req.valid('query')
    return context.json(await findTitlesLike(context.get('scope'), recordStores, query, lang), 200)
  })

  api.openapi(listAuditLogCall, async (context) => {
    const { page_size: pageSize, ...question } = context.req.valid('query')
    const listed = await listAuditLog(context.get('scope'), recordStores, { ...question, pageSize })
    const answer = listResponse(context, listed)
    return answer ? context.json(answer, 200) : refuse(context, 404, (words) => words.page)
  })

  api.openapi(undoTogetherCall, async (context) => {
    const { lang: language } = context.req.valid('param')
    const { kind, command, ...asked } = context.req.valid('json')
    const found = findRecordCalls(kind)
    if (!found) return refuse(context, 404, (words) => words.not_found)
    const undone = await undoTogether(context.get('scope'), found.store, command, { ...asked, language })
    return answerTogether(context, undone)
  })

  for (const { store, calls } of kinds) handlersOf(api, store, calls)
}

function handlersOf(api: Api, store: RecordStore, calls: ReturnType<typeof contractOf>): void {
  readingHandlers(api, store, calls)
  if (!store.single) listHandlers(api, store, calls)
  if (!store.single && !store.definition.isMadeElsewhere)
    api.openapi(calls.create, async (context) => {
      const scope = context.get('scope')
      const { lang } = context.req.valid('param')
      const id = await addRecord(scope, store, context.req.valid('json'))
      return context.json(await readRecord(scope, recordStores, store, id, lang), 201)
    })
}

function listHandlers(api: Api, store: RecordStore, calls: ReturnType<typeof contractOf>): void {
  api.openapi(calls.list, async (context) => {
    const { page, page_size: pageSize, query, ordering, ids, ...filters } = context.req.valid('query')
    const { lang } = context.req.valid('param')
    const question = { page, pageSize, query, ordering, ids, filters }
    const { titles, known, ...listed } = await listRecords(
      context.get('scope'),
      recordStores,
      store,
      question,
      lang,
    )
    const answer = listResponse(context, listed)
    return answer
      ? context.json({ ...answer, titles, known }, 200)
      : refuse(context, 404, (words) => words.page)
  })

  api.openapi(calls.export, async (context) => {
    const scope = context.get('scope')
    const { format, query, ordering, ids, ...filters } = context.req.valid('query')
    const question = { query, ordering, ids, filters }
    const { lang: language } = context.req.valid('param')
    const content = await exportRecords(scope, recordStores, store, { question, format, language })
    const { extension, type } = exportFiles[format]
    const name = `${store.definition.path.replaceAll('/', '-')}-${hallDay(scope.now)}.${extension}`
    return context.body(content, 200, {
      ...onlyDownload,
      'Content-Type': type,
      'Content-Disposition': attachmentNamed(name),
    })
  })

  api.openapi(calls.changeMany, async (context) => {
    const { lang: language } = context.req.valid('param')
    const asked = context.req.valid('json')
    return answerTogether(context, await changeMany(context.get('scope'), store, { ...asked, language }))
  })

  api.openapi(calls.remove, async (context) => {
    const { id, lang } = context.req.valid('param')
    const { store: files } = context.get('media')
    const refused = await deleteRecord(context.get('scope'), recordStores, store, id, {
      language: lang,
      files,
    })
    if (!refused) return context.body(null, 204)
    const detail = explain(context.req.path, (words) => words.in_use)
    return context.json({ detail, uses: refused.uses }, 409)
  })

  api.openapi(calls.restore, async (context) => {
    const scope = context.get('scope')
    const { id, lang } = context.req.valid('param')
    await restoreRecord(scope, store, id)
    return context.json(await readRecord(scope, recordStores, store, id, lang), 200)
  })
}

function readingHandlers(api: Api, store: RecordStore, calls: ReturnType<typeof contractOf>): void {
  api.openapi(calls.read, async (context) => {
    const { id, lang } = context.req.valid('param')
    return context.json(await readRecord(context.get('scope'), recordStores, store, id, lang), 200)
  })

  for (const call of [calls.change, calls.update])
    api.openapi(call, async (context) => {
      const scope = context.get('scope')
      const { id, lang } = context.req.valid('param')
      const { seen, later, ...changes } = context.req.valid('json')
      const destination = destinationOf(later)
      if (destination) {
        await collectRecordChange(scope, store, { destination, id, changes, language: lang })
        return context.json(await readRecord(scope, recordStores, store, id, lang), 200)
      }
      const refused = await changeRecord(scope, store, id, {
        changes,
        seen: isRecord(seen) ? seen : {},
      })
      if (refused) {
        const detail = explain(context.req.path, (words) => words.conflict)
        return context.json({ detail, conflicts: refused.conflicts }, 409)
      }
      return context.json(await readRecord(scope, recordStores, store, id, lang), 200)
    })

  api.openapi(calls.waiting, async (context) => {
    const scope = context.get('scope')
    const { id: record, lang } = context.req.valid('param')
    const waiting = await listWaitingChanges(scope, store, record)
    const { fields } = store.definition
    const changed = waiting.map(({ item }) => item.changes)
    const titles = await findTitles(scope, recordStores, fields, changed, lang)
    return context.json(
      waiting.map(({ item: { id, changes, seen }, release }) => ({
        id,
        release: presentRelease(release),
        changes,
        seen,
        titles,
      })),
      200,
    )
  })

  api.openapi(calls.history, async (context) => {
    const { id } = context.req.valid('param')
    const history = await readHistory(context.get('scope'), store, id)
    return context.json(
      history.map(({ together, ...entry }) => ({
        ...entry,
        together: together && {
          command: together.command,
          action: together.action,
          records: together.records,
          is_undone: together.isUndone,
        },
      })),
      200,
    )
  })
}

/** Where a change is to wait; the contract has checked it, but the derived type of a change does not know it. */
function destinationOf(later: unknown): RecordChange['destination'] | null {
  if (!isRecord(later)) return null
  const { release, at } = later
  if (typeof release === 'number') return { releaseId: release }
  return typeof at === 'string' ? { publishAt: new Date(at) } : null
}
