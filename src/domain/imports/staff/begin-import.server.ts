import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { maxImportBytes } from '#contracts/office-choices.ts'
import { importSpellings, type ImportOptions, type ImportSpellings } from '#contracts/office-imports.ts'
import { planningColumns } from '#contracts/planning-columns.ts'
import { importFiles, importMappings, importRuns } from '#db/schema/index.ts'
import { DomainError } from '../../errors.ts'
import { requireRight } from '../../policy.ts'
import type { RecordStores } from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'
import { decodeText } from '../files/decode-text.ts'
import { readDateTime } from '../planning/read-values.ts'
import { foldHeadings, recogniseColumns } from '../planning/recognise-columns.ts'
import { readRecordsFile } from '../records/records-file.ts'
import { kindOfFile, likelySheet, readSheets, splitHeadings, storeOfRecords } from './read-source.server.ts'

/** Notified with the number of a run that a job has to work on. */
export const importChannel = 'imports'

/** The rows that show staff what is in the columns. */
const maxSamples = 5

/** What staff need to see of a table to say what its columns are. */
export type Preview = {
  sheets: string[]
  headings: string[]
  samples: string[][]
  proposed: string[]
  /** Whether there are dates such as 5/6/2028, which can be read in two ways. */
  hasSlashDates: boolean
  mappings: { id: number; name: string; columns: string[]; spellings: ImportSpellings }[]
}

/** Stores a file that staff want to import; returns the number of the run. Throws `invalid`. */
export async function beginImport(
  scope: Scope,
  stores: RecordStores,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<number> {
  requireRight(scope.viewer, 'manage_records')
  if (bytes.length > maxImportBytes) throw new DomainError('invalid', { fields: { file: 'import_size' } })
  if (bytes.length === 0) throw new DomainError('invalid', { fields: { file: 'import_empty' } })
  const format = kindOfFile(bytes)
  const isTable = format === 'csv' || format === 'xlsx' || format === 'json'
  const options: Partial<ImportOptions> = isTable ? await firstOptions(scope, { name, bytes }) : {}
  if (format === 'records') storeOfRecords(scope, stores, readRecordsFile(decodeText(bytes)).kind)
  const content = Buffer.from(bytes)
  // An archive is resumed by its name and content.
  const fingerprint = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return scope.db.transaction(async (tx) => {
    const id = await insertRun(
      { ...scope, db: tx },
      {
        kind: isTable ? 'table' : format,
        source: format === 'archive' ? `${plainName(name)} ${fingerprint}` : name,
        state: 'new',
        options,
      },
    )
    await tx.insert(importFiles).values({ runId: id, name, content })
    return id
  })
}

/** Asks a job to read the shop's feed now; returns the number of the run. */
export async function beginFeedImport(scope: Scope): Promise<number> {
  requireRight(scope.viewer, 'manage_records')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const id = await insertRun(inside, { kind: 'shop', source: '', state: 'importing' })
    await askForWork(inside, id)
    return id
  })
}

export async function askForWork({ db }: Pick<Scope, 'db'>, id: number): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${importChannel}, ${String(id)})`)
}

/** The columns of a sheet of a run's file. Throws `not_found` and `invalid`. */
export async function previewSheet(scope: Scope, runId: number, number: number): Promise<Preview> {
  requireRight(scope.viewer, 'manage_records')
  const sheets = await readSheets(await contentOf(scope, runId))
  const sheet = sheets[number]
  if (!sheet) throw new DomainError('not_found', { subject: `sheet ${number}` })
  const { headings, rows } = splitHeadings(sheet)
  return {
    sheets: sheets.map(({ name }) => name),
    headings,
    samples: rows
      .slice(0, maxSamples)
      .map(({ cells }) => headings.map((_, at) => (cells[at] ?? '').slice(0, 200))),
    proposed: recogniseColumns(headings),
    hasSlashDates: rows.some(({ cells }) => cells.some((cell) => readDateTime(cell) === 'ambiguous_date')),
    mappings: await findMappings(scope, headings),
  }
}

/** What was kept for the same headings, the latest first. */
async function findMappings(
  { db }: Pick<Scope, 'db'>,
  headings: readonly string[],
): Promise<Preview['mappings']> {
  const rows = await db
    .select()
    .from(importMappings)
    .where(eq(importMappings.headings, foldHeadings(headings)))
    .orderBy(sql`${importMappings.updatedAt} DESC`)
    .limit(20)
  return rows.map(({ id, name, columns, spellings }) => ({
    id,
    name,
    columns,
    spellings: importSpellings.safeParse(spellings).data ?? importSpellings.parse({}),
  }))
}

/** The content of a run's file. Throws `not_found`. */
export async function contentOf({ db }: Pick<Scope, 'db'>, runId: number): Promise<Buffer> {
  const [file] = await db
    .select({ content: importFiles.content })
    .from(importFiles)
    .where(eq(importFiles.runId, runId))
  if (!file) throw new DomainError('not_found', { subject: `file of import ${runId}` })
  return file.content
}

/**
 * The columns and spellings that were kept for the same headings last, else the columns that the headings name, to be kept under the
 * name of the file.
 */
export async function firstOptions(
  scope: Scope,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Partial<ImportOptions>> {
  const sheets = await readSheets(bytes)
  const sheet = likelySheet(sheets)
  const { headings } = splitHeadings(sheets[sheet] ?? { name: '', rows: [], broken: [] })
  const [kept] = await findMappings(scope, headings)
  const columns = kept?.columns ?? recogniseColumns(headings)
  return {
    sheet,
    columns: columns.map((column) => planningColumns.find((one) => one === column) ?? 'none'),
    mapping: kept?.name ?? (await freeName(scope, name)),
    ...kept?.spellings,
  }
}

/** The name of a file, with a number behind it if columns of other files are kept under it. */
async function freeName({ db }: Pick<Scope, 'db'>, file: string): Promise<string | null> {
  const own = file
    .replace(/\.\w{1,5}$/, '')
    .trim()
    .slice(0, 70)
  if (own === '') return null
  const names = [own, ...Array.from({ length: 98 }, (_, at) => `${own} ${at + 2}`)]
  const taken = await db
    .select({ name: importMappings.name })
    .from(importMappings)
    .where(inArray(importMappings.name, names))
  return names.find((one) => !taken.some(({ name }) => name === one)) ?? null
}

/** Notes an import, whose state says what a job has to do; returns its number. */
export async function insertRun(
  { db, now, viewer }: Scope,
  run: Pick<typeof importRuns.$inferInsert, 'kind' | 'source' | 'state' | 'options' | 'systemId'>,
): Promise<number> {
  const [row] = await db
    .insert(importRuns)
    .values({
      ...run,
      startedAt: now,
      actorId: viewer.kind === 'staff' ? viewer.userId : null,
      actorName: viewer.kind === 'staff' ? viewer.name : viewer.kind,
    })
    .returning({ id: importRuns.id })
  if (!row) throw new Error('The import was not noted')
  return row.id
}

/** A name that can be that of a file on the server. */
export function plainName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').slice(-80)
}
