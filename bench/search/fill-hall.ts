import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/client/index.server.ts'
import { importArchive } from '#domain/imports/index.server.ts'
import { system } from '#domain/scope.ts'
import { addDays } from '#i18n/dates.ts'

/** How many days after the concerts of the file their copies take place. */
const daysLater = 3

/** Imports an archive. */
export async function fillHall(database: Database, file: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-bench-import-'))
  try {
    await importFile(database, { file: path.resolve(process.env['INIT_CWD'] ?? '.', file), folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Imports the same archive once more, as other concerts of the same works some days later. */
export async function fillHallAgain(database: Database, file: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-bench-import-'))
  try {
    const copy = path.join(folder, 'copy.jsonl')
    await copyArchive(path.resolve(process.env['INIT_CWD'] ?? '.', file), copy)
    await importFile(database, { file: copy, folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Updates the planner's statistics, as autovacuum does in time. */
export async function settle({ db }: Database): Promise<void> {
  await db.execute(sql`VACUUM (ANALYZE)`)
}

async function importFile(
  { db }: Database,
  { file, folder }: { file: string; folder: string },
): Promise<void> {
  await importArchive({ db, now: new Date(), viewer: system }, { file, reportDir: folder })
}

async function copyArchive(file: string, copy: string): Promise<void> {
  const bytes = createReadStream(file)
  const lines = createInterface({ input: file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes })
  const copied: string[] = []
  for await (const line of lines)
    copied.push(
      line
        .replace(/"source_id":"([^"]*)"/, '"source_id":"$1copy"')
        .replace(/"date":"(\d{4}-\d\d-\d\d)/, (_, day: string) => `"date":"${addDays(day, daysLater)}`),
    )
  await writeFile(copy, `${copied.join('\n')}\n`)
}
