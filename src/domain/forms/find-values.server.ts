import { asc, inArray } from 'drizzle-orm'
import type { EntryFile, EntryValue } from '#contracts/office-entries.ts'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import { formEntryValues, formFiles } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/**
 * The values of entries in the order of their fields, by the ids of the entries; the values of files are their names.
 */
export async function findValues(
  { db }: Scope,
  entryIds: readonly number[],
): Promise<Map<number, EntryValue[]>> {
  const found = new Map(entryIds.map((id): [number, EntryValue[]] => [id, []]))
  if (entryIds.length === 0) return found
  const rows = await db
    .select()
    .from(formEntryValues)
    .where(inArray(formEntryValues.entryId, [...entryIds]))
    .orderBy(asc(formEntryValues.id))
  const files = rows.some(isFile) ? await findFiles(db, entryIds) : new Map<string, EntryFile>()
  for (const row of rows) {
    const own = isFile(row) ? row.value.flatMap((id) => files.get(id) ?? []) : []
    found.get(row.entryId)?.push({
      slug: row.fieldSlug,
      label: row.label,
      field_type: row.fieldType,
      value: isFile(row) ? own.map(({ name }) => name) : row.value,
      files: own,
    })
  }
  return found
}

function isFile({ fieldType }: typeof formEntryValues.$inferSelect): boolean {
  return fieldType === formFieldTypes.file.number
}

async function findFiles(db: Scope['db'], entryIds: readonly number[]): Promise<Map<string, EntryFile>> {
  const rows = await db
    .select()
    .from(formFiles)
    .where(inArray(formFiles.entryId, [...entryIds]))
  return new Map(
    rows.map(({ id, fileName, mimeType, byteSize }) => [
      id,
      { id, name: fileName, type: mimeType, size: byteSize },
    ]),
  )
}
