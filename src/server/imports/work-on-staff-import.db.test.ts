import { tmpdir } from 'node:os'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { importRuns } from '#db/schema/index.ts'
import { beginImport, checkImport, listWaitingImports } from '#domain/imports/index.server.ts'
import { importOptions } from '#contracts/office-imports.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { openTestMedia } from '../../../tests/support/media-services.ts'
import { ImportBusyError, withImportLock } from './import-job.ts'
import { workOnStaffImport } from './work-on-staff-import.ts'

test('An import of staff waits for another one, and has failed when it is given up or its account is gone', async () => {
  const database = await openFreshDatabase()
  try {
    const scope = await createAuthor(database.db, 'editor', 'editor')
    const begin = async () => {
      const bytes = Buffer.from('Datum;Titel\n18.3.2027;Abend')
      const id = await beginImport(scope, recordStores, { name: 'saison.csv', bytes })
      await checkImport(scope, id, importOptions.parse({ columns: ['date', 'title_de'] }))
      return id
    }
    const work = (id: number, isLastAttempt = false) =>
      workOnStaffImport(id, {
        database,
        dataDir: tmpdir(),
        media: openTestMedia(),
        logger: { warn: () => {} },
        clock: () => scope.now,
        feedAddress: () => Promise.resolve(null),
        readFeed: () => Promise.resolve(true),
        reach: { ask: () => Promise.reject(new Error('not asked')), folder: null, secrets: ['secret'] },
        call: { key: '', isLastAttempt, signal: new AbortController().signal, ask: () => Promise.resolve() },
      })
    const stateOf = async (id: number) =>
      (await database.db.select().from(importRuns).where(eq(importRuns.id, id)))[0]?.state

    const id = await begin()
    expect(await listWaitingImports(scope)).toEqual([id])
    await withImportLock(database, () => expect(work(id)).rejects.toThrow(ImportBusyError))
    expect(await stateOf(id)).toBe('checking')
    await work(id)
    expect(await stateOf(id)).toBe('checked')
    expect(await listWaitingImports(scope)).toEqual([])

    const late = await begin()
    await withImportLock(database, () => work(late, true))
    expect(await stateOf(late)).toBe('failed')

    const orphan = await begin()
    await database.db.update(importRuns).set({ actorId: null }).where(eq(importRuns.id, orphan))
    await work(orphan)
    expect(await stateOf(orphan)).toBe('failed')
  } finally {
    await database.close()
  }
})
