import type { RecordDefinition } from '#records/definition.ts'
import { isListField } from '#records/field.ts'
import type { Words } from '../fields/field-kind.ts'
import { fieldText } from '../fields/index.ts'
import type { RecordCalls } from './calls.ts'
import { csvOf } from './csv.ts'
import { askedOf, maxPageLength, withParameters } from './list-query.ts'

/** The most records of one file: what a spreadsheet and a browser handle without waiting. */
export const maxExported = 10_000

/** Saves all records that a list's query finds as CSV. Resolves to how many there are in the file, and in the list. */
export async function exportList(
  calls: RecordCalls,
  definition: RecordDefinition,
  query: string,
  words: Omit<Words, 'textOf' | 'titles'>,
  onProgress: (done: number, all: number) => void,
): Promise<{ saved: number; all: number }> {
  const fields = Object.entries(definition.fields).filter(([, field]) => !isListField(field))
  const rows: string[][] = []
  let all = 0
  for (let page = 1; page <= maxExported / maxPageLength; page++) {
    const asked = askedOf(withParameters(query, { page: String(page) }), definition, maxPageLength)
    // One after the other, so that a long list does not take all connections.
    const { count, records, titles } = await calls.list(definition.path, asked)
    for (const { id, values } of records)
      rows.push([
        String(id),
        ...fields.map(([name, field]) => fieldText(field, values[name], { ...words, titles })),
      ])
    all = count
    onProgress(rows.length, Math.min(count, maxExported))
    if (rows.length >= count || records.length === 0) break
  }
  const head = ['id', ...fields.map(([, field]) => field.label[words.language])]
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csvOf([head, ...rows])], { type: 'text/csv' }))
  link.download = `${definition.path.replaceAll('/', '-')}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
  return { saved: rows.length, all }
}
