import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#db/client/index.server.ts'
import { runBuiltProgram } from '../../../tests/support/built-program.ts'
import { sample } from '../../../tests/support/sweep.ts'

const archive = path.resolve(import.meta.dirname, '../../domain/imports/archive/test-archive.jsonl')
const migrationsFolder = path.resolve(import.meta.dirname, '../../db/migrations')
const count = readFileSync(archive, 'utf8').trim().split('\n').length

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'concert-hall-command-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const run = (...args: string[]) =>
  runBuiltProgram('import.ts', {
    args,
    env: { DATABASE_URL: '', SHOP_FEED_URL: '', TICKET_SHOP_ORIGIN: '', DATA_DIR: folder },
  })

describe('The command', { timeout: 120_000 }, () => {
  test('imports on its own if no site runs, reports rejected lines, and ends with 0', async () => {
    const file = path.join(folder, 'archive.jsonl.gz')
    writeFileSync(file, gzipSync(`${readFileSync(archive, 'utf8')}no concert\n`))
    const first = await run('archive', file)
    expect(first.output).toContain(
      `${count} added, 0 updated, 0 the same, 1 rejected; ${count + 1} lines in all.`,
    )
    expect(first.output).toContain(`line ${count + 1}: This line is no JSON`)
    expect(first.code).toBe(0)
    const report = /All of them: (.*)/.exec(first.output)?.[1] ?? ''
    expect(readFileSync(report, 'utf8')).toBe(`{"line":${count + 1},"reason":"This line is no JSON."}\n`)
    const second = await run('archive', file, '--dry-run')
    expect(second.output).toContain(`Would be: 0 added, 0 updated, ${count} the same, 1 rejected`)
  })

  test('imports beside a site that runs on the same data, and reports what is wrong with a file or a feed', async () => {
    const database = await openDatabase({
      dataDir: path.join(folder, 'postgres'),
      isExclusive: true,
      migrationsFolder,
    })
    const feed = createServer((_, response) => void response.writeHead(500).end())
    try {
      const { code, output } = await run('archive', archive)
      expect(output).toContain(`${count} added`)
      expect(code).toBe(0)
      const { rows } = await database.db.execute(sql`SELECT count(*)::int AS count FROM events`)
      expect(rows).toEqual([{ count }])
      // Too few concerts for the statistics at the end of an import, so these are those of its first batch.
      const statistics = await database.db.execute(
        sql`SELECT 1 FROM pg_stats WHERE tablename = 'search_entries' AND attname = 'subject_id'`,
      )
      expect(statistics.rows).toHaveLength(1)
      await new Promise<void>((resolve) => {
        feed.listen(0, '127.0.0.1', resolve)
      })
      const address = feed.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const cut = path.join(folder, 'cut.gz')
      writeFileSync(cut, gzipSync(readFileSync(archive)).subarray(0, 9000))
      for (const [kind, from, reason] of [
        ['shop', `http://127.0.0.1:${port}/`, 'status 500'],
        ['archive', path.join(folder, 'nothing.jsonl'), 'The file is not there'],
        ['archive', folder, 'The file cannot be read'],
        ['archive', cut, 'damaged or cut off'],
      ] as const) {
        const failed = await run(kind, from)
        expect([failed.code, failed.output]).toEqual([1, expect.stringContaining(reason)])
      }
    } finally {
      feed.close()
      await database.close()
    }
  })

  test.each(
    sample(
      [[['archive', 'a', 'b']], [['shop', 'no address']], [['archive', 'a', '--all']], [[]], [['archive']]],
      2,
    ),
  )('called wrongly (%j) prints its usage', async (args) => {
    const { code, output } = await run(...args)
    expect(code).toBe(2)
    expect(output).toContain('npm run import:archive -- FILE')
  })
})
