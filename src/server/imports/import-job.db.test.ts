import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { askLocally } from '../../../tests/support/shop-feed.ts'
import { ImportBusyError, runImportJob, type ImportJob } from './import-job.ts'

const archive = path.resolve(import.meta.dirname, '../../domain/imports/archive/test-archive.jsonl')

test('one import runs at a time, and the next one after it has ended, even with an error', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'concert-hall-job-'))
  const database = await openFreshDatabase()
  const job: ImportJob = { kind: 'archive', file: archive, isDryRun: false }
  const context = { database, dataDir, ask: askLocally, signal: new AbortController().signal }
  try {
    const attempts = await Promise.allSettled([runImportJob(job, context), runImportJob(job, context)])
    const [outcome] = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []))
    const [reason] = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []))
    expect(reason).toBeInstanceOf(ImportBusyError)
    const { lines, added } = outcome ?? expect.fail('none of the two was done')
    expect(added).toBe(lines)
    await expect(runImportJob({ ...job, file: '/nowhere' }, context)).rejects.toThrow(/ENOENT/)
    expect(await runImportJob(job, context)).toMatchObject({ added: 0, unchanged: lines })
    expect(readdirSync(dataDir)).toEqual([])
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
