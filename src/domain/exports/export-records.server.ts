import { ReadableStream } from 'node:stream/web'
import type { Language } from '#i18n/languages.ts'
import { maxExported, type ExportFormat } from '#records/definition.ts'
import { readSettings } from '../house/index.server.ts'
import { recordsFormat } from '../imports/index.server.ts'
import {
  loadManyValues,
  listRecordIds,
  type RecordQuestion,
  type RecordStore,
  type RecordStores,
} from '../records/index.server.ts'
import type { Paging } from '../paging.ts'
import type { Scope } from '../scope.ts'
import { identifyDatabase } from '../stores/index.server.ts'
import { writeTable, type Cell } from '../tables/index.server.ts'
import { columnsOfExport } from './columns-of-export.ts'
import { findNames, type Names } from './find-names.server.ts'
import { taggedText } from './tagged-text.ts'

/** How many records are in memory at the same time. */
const batchSize = 200

type Batch = { records: ({ id: number } & Record<string, unknown>)[]; names: Names }

/** The records that a list's question finds, in its order, as a file that is written as fast as it is read. */
export async function exportRecords(
  scope: Scope,
  stores: RecordStores,
  store: RecordStore,
  given: { question: Omit<RecordQuestion, keyof Paging>; format: ExportFormat; language: Language },
): Promise<ReadableStream<Uint8Array>> {
  const { question, format, language } = given
  const ids = await listRecordIds(scope, stores, store, question, { language, most: maxExported })
  const batches = readBatches(scope, stores, store, ids)
  if (format === 'json') {
    const { id: house } = await identifyDatabase(scope)
    return ReadableStream.from(writeJson(store.definition.kind, house, batches))
  }
  const formats = await readSettings(scope)
  if (format === 'tagged_text') return ReadableStream.from(taggedText(batches, formats))
  const columns = columnsOfExport(store.definition, language, formats)
  return writeTable({ header: columns.map(({ header }) => header), batches: rowsOf(batches) }, format)

  async function* rowsOf(all: AsyncIterable<Batch>): AsyncGenerator<Cell[][]> {
    for await (const { records, names } of all)
      yield records.map((record) => columns.map(({ cellOf }) => cellOf(record, names)))
  }
}

async function* readBatches(
  scope: Scope,
  stores: RecordStores,
  store: RecordStore,
  ids: readonly number[],
): AsyncGenerator<Batch> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const some = ids.slice(start, start + batchSize)
    const values = await loadManyValues(scope, store, some)
    // One that has been deleted meanwhile is left out.
    const records = some.flatMap((id) => {
      const found = values.get(id)
      return found ? [{ id, ...found }] : []
    })
    yield { records, names: await findNames(scope, stores, store.definition.fields, records) }
  }
}

/** A record in each line; the titles come last, once all are known. */
async function* writeJson(
  kind: string,
  house: string,
  batches: AsyncIterable<Batch>,
): AsyncGenerator<Uint8Array> {
  const titles: Record<string, string> = {}
  const head = JSON.stringify({ format: recordsFormat, version: 1, kind, house }).slice(0, -1)
  yield Buffer.from(`${head},"records":[`)
  let isFirst = true
  for await (const { records, names } of batches) {
    Object.assign(titles, names.de)
    const lines = records.map((record) => `\n${JSON.stringify(record)}`).join(',')
    if (lines !== '') yield Buffer.from(isFirst ? lines : `,${lines}`)
    isFirst &&= lines === ''
  }
  yield Buffer.from(`\n],"titles":${JSON.stringify(titles)}}\n`)
}
