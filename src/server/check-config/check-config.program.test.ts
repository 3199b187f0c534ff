import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readProgramVersion } from '#db/client/index.server.ts'
import { runBuiltProgram } from '../../../tests/support/built-program.ts'
import { makeKeys } from '../backup/encryption.ts'

const recipients = (await Promise.all([makeKeys(), makeKeys()])).map(({ recipient }) => recipient)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'concert-hall-commands-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command of the site; resolves to its exit code and all that it has printed. */
const run = (file: string, args: string[], env: Record<string, string>) =>
  runBuiltProgram(file, { args, env: { NODE_ENV: 'production', DATA_DIR: folder, ...env } })

describe('On an empty database', { timeout: 60_000 }, () => {
  test('migrate names what is missing, applies it, and then has nothing to do', async () => {
    const version = readProgramVersion()
    const dry = await run('migrate.ts', ['--dry-run'], {})
    expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('missing  0000_extensions\n') })
    expect(dry.output).toContain('Nothing was changed.')
    const applied = await run('migrate.ts', [], {})
    expect(applied.output).toBe(
      dry.output
        .replaceAll('missing  ', 'applied  ')
        .replace(/\d+ migrations of.*\n$/, `The database now has all migrations of version ${version}.\n`),
    )
    expect(await run('migrate.ts', [], {})).toEqual({
      code: 0,
      output: `The database has all migrations of version ${version}.\n`,
    })
  })

  test('check-config prints a line for everything that is used', async () => {
    const target = path.join(folder, 'backups')
    const backups = { BACKUP_TARGET: target, BACKUP_RECIPIENTS: recipients.join(',') }
    const { code, output } = await run('check-config/check-config.ts', [], backups)
    expect(output).toMatch(/^ok +BACKUP_TARGET +.*backups: .* encrypted for 2 keys$/m)
    expect(readdirSync(target)).toEqual([])
    expect(output.split('\n').filter((line) => line !== '' && !line.startsWith('ok '))).toEqual([])
    expect(code).toBe(0)
    for (const subject of ['settings', 'database', 'DATA_DIR', 'STORAGE_URL', 'SMTP_URL', 'ticket shop'])
      expect(output).toMatch(new RegExp(`^ok +${subject}`, 'm'))
  })
})

test('check-config names each service that does not answer, without a password, and ends with code 1', async () => {
  const { code, output } = await run('check-config/check-config.ts', [], {
    DATABASE_URL: 'postgres://hall:geheim@127.0.0.1:1,127.0.0.1:2/hall',
    STORAGE_URL: 's3://key:geheim@127.0.0.1:3/bucket?tls=0',
    BACKUP_TARGET: 's3://key:geheim@127.0.0.1:6/bucket/?tls=0',
    BACKUP_RECIPIENTS: recipients.join(','),
    SMTP_URL: 'smtp://hall:geheim@127.0.0.1:4',
    TICKET_SHOP_ORIGIN: 'http://127.0.0.1:5',
  })
  expect(code).toBe(1)
  for (const line of [
    'DATABASE_URL +The PostgreSQL server at 127.0.0.1:1/hall does not answer',
    'DATABASE_URL +The PostgreSQL server at 127.0.0.1:2/hall does not answer',
    'database +The PostgreSQL',
    'STORAGE_URL ',
    'BACKUP_TARGET +s3://bucket/',
    'SMTP_URL +.*127.0.0.1:4',
    'ticket shop +127.0.0.1:5 \\(TICKET_SHOP_ORIGIN\\) does not answer',
  ])
    expect(output).toMatch(new RegExp(`^wrong +${line}`, 'm'))
  expect(output).not.toContain('geheim')
})

test('check-config prints what is wrong with the settings themselves', async () => {
  const { code, output } = await run('check-config/check-config.ts', [], {
    DATABASE_URL: 'mysql://hall:geheim@host/hall',
    PORT: 'eighty',
  })
  expect(code).toBe(1)
  expect(output).toMatch(/^wrong +settings +PORT: .*\(it is "eighty"\)$/m)
  expect(output).toMatch(/^wrong +settings +DATABASE_URL: .*postgres:\/\//m)
  expect(output).not.toContain('geheim')
})
