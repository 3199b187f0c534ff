import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#db/client/index.server.ts'
import { runBuiltProgram } from '../../../tests/support/built-program.ts'
import { readEnv, SettingsError } from './env.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'concert-hall-main-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the program until it exits; returns its console output and its exit code. */
async function run(env: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const { code, output } = await runBuiltProgram('main.ts', {
    env: { NODE_ENV: 'production', PORT: '0', SHOP_PORT: '0', DEMO: '0', DATA_DIR: folder, ...env },
  })
  return { code, lines: output.trimEnd().split('\n') }
}

describe('A start that can not succeed ends with code 1 and one clear line', { timeout: 60_000 }, () => {
  test('when a setting is wrong, naming the setting and the reason', async () => {
    const { code, lines } = await run({ PORT: 'eighty', TICKET_SHOP_ORIGIN: 'https://shop.example/path' })
    expect(code).toBe(1)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^PORT: .*\(it is "eighty"\)$/)
    expect(lines[1]).toMatch(/^TICKET_SHOP_ORIGIN: must be an origin without a path/)
  })

  test('when other machines can reach it, but nothing says at which address', async () => {
    const { code, lines } = await run({ HOST: '0.0.0.0' })
    expect(code).toBe(1)
    expect(lines).toEqual([
      expect.stringMatching(/^PUBLIC_ORIGIN: must be set, because HOST lets other machines/),
    ])
  })

  test('when the port is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve)
    })
    const address = other.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const { code, lines } = await run({ PORT: port })
    other.close()
    expect(code).toBe(1)
    expect(lines).toEqual([`PORT: port ${port} is in use by another program; set PORT to another one.`])
  })

  test('when the data directory cannot be written', async () => {
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    const { code, lines } = await run({ DATA_DIR: path.join(file, 'data') })
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(file)
  })

  test('when another site runs on the data directory', async () => {
    const database = await openDatabase({ dataDir: path.join(folder, 'postgres'), isExclusive: true })
    const { code, lines } = await run({})
    await database.close()
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^Another site runs on this DATA_DIR: /)
  })

  test('when the data directory belongs to a version before the present database', async () => {
    mkdirSync(path.join(folder, 'database'))
    const { code, lines } = await run({})
    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringContaining('npm run db:dump with that version')])
  })

  test('when the database server cannot be reached', async () => {
    const { code, lines } = await run({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('127.0.0.1')
  })
})

describe('The settings', () => {
  const linesOf = (source: Record<string, string>): string[] => {
    try {
      readEnv(source)
      return []
    } catch (error) {
      return error instanceof SettingsError ? error.lines : [String(error)]
    }
  }

  test('have defaults; an empty variable counts as unset', () => {
    expect(readEnv({ PORT: '', DEMO: '' })).toMatchObject({
      PORT: 3000,
      SHOP_PORT: 3001,
      DATA_DIR: 'data',
      DEMO: true,
    })
  })

  test('never print a value that may contain a password', () => {
    const wrong = {
      DATABASE_URL: 'mysql://hall:geheim@host/hall',
      DATABASE_DIRECT_URL: 'postgres://hall:geheim@host:port/hall',
      DATABASE_REPLICA_URL: 'geheim',
      STORAGE_URL: 'https://key:geheim@host/bucket',
      SMTP_URL: 'http://hall:geheim@host',
      SHOP_FEED_URL: 'ftp://hall:geheim@host',
      SESSION_SECRET: 'geheim',
      ERROR_DSN: 'https://geheim@host/',
    }
    const lines = linesOf(wrong)
    expect(new Set(lines.map((line) => line.split(':')[0]))).toEqual(new Set(Object.keys(wrong)))
    expect(lines.join()).not.toContain('geheim')
  })

  test('of the database belong together', () => {
    const url = 'postgres://hall@host/hall'
    expect(linesOf({ DATABASE_URL: url, DATABASE_POOLER: '1' })).toEqual([
      expect.stringMatching(/^DATABASE_DIRECT_URL: is missing/),
    ])
    expect(linesOf({ DATABASE_REPLICA_URL: url })).toEqual([
      expect.stringMatching(/^DATABASE_REPLICA_URL: needs DATABASE_URL/),
    ])
    expect(linesOf({ DATABASE_URL: `${url}?target_session_attrs=standby` })).toEqual([
      expect.stringMatching(/^DATABASE_URL: target_session_attrs must be/),
    ])
    const several = 'postgres://hall:p%40ss@h1:5432,h2/hall?target_session_attrs=read-write'
    expect(readEnv({ DATABASE_URL: several })).toMatchObject({
      DATABASE_URL: several,
      DATABASE_POOL_SIZE: 10,
      DATABASE_STATEMENT_TIMEOUT: 10_000,
    })
    expect(linesOf({ DATABASE_POOL_SIZE: '1' })).toEqual([expect.stringMatching(/^DATABASE_POOL_SIZE: /)])
  })

  test('have no demo content by default on a site that is not only tried', () => {
    expect(readEnv({ DATABASE_URL: 'postgres://db.example/hall' }).DEMO).toBe(false)
    expect(readEnv({ PUBLIC_ORIGIN: 'https://www.example.org' }).DEMO).toBe(false)
    expect(readEnv({ PUBLIC_ORIGIN: 'http://localhost:8080', HOST: '0.0.0.0' }).DEMO).toBe(true)
    expect(readEnv({ PUBLIC_ORIGIN: 'https://www.example.org', DEMO: '1' }).DEMO).toBe(true)
  })

  test('require an origin as soon as other machines can reach the site', () => {
    for (const HOST of ['0.0.0.0', '::', '192.0.2.1', 'hall.example'])
      expect(() => readEnv({ HOST }), HOST).toThrow(/^PUBLIC_ORIGIN: must be set/)
    for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(readEnv({ HOST }).HOST).toBe(HOST)
  })

  test('name the mistake in a list of proxies', () => {
    expect(() => readEnv({ TRUST_PROXY: '10.0.0.0/99' })).toThrow(/^TRUST_PROXY: must be a number of proxies/)
    expect(readEnv({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2)
  })

  test('accept only origins without a path, and store them without a slash', () => {
    expect(readEnv({ PUBLIC_ORIGIN: 'https://www.example.org/' }).PUBLIC_ORIGIN).toBe(
      'https://www.example.org',
    )
    expect(() => readEnv({ PUBLIC_ORIGIN: 'https://www.example.org/de' })).toThrow(/PUBLIC_ORIGIN/)
    expect(() => readEnv({ SESSION_SECRET: 'short' })).toThrow(/32/)
  })

  test('that are secrets are read from files, and never shown', () => {
    const file = path.join(folder, 'secret')
    writeFileSync(file, `${'x'.repeat(32)}\n`)
    expect(readEnv({ SESSION_SECRET_FILE: file }).SESSION_SECRET).toBe('x'.repeat(32))
    expect(() => readEnv({ SESSION_SECRET_FILE: file, SESSION_SECRET: 'y'.repeat(32) })).toThrow(/not both/)
    expect(() => readEnv({ SMTP_URL_FILE: path.join(folder, 'none') })).toThrow(
      /^SMTP_URL_FILE: .*cannot be read \(ENOENT\)$/,
    )
    writeFileSync(file, 'mysql://house:open-sesame@db.example.org')
    for (const source of [
      { DATABASE_URL_FILE: file },
      { DATABASE_URL: 'mysql://house:open-sesame@db.example.org' },
    ])
      expect(() => readEnv(source)).toThrow(/^DATABASE_URL: (?!.*open-sesame)/)
  })

  test('accept an address of an error service only with key and project, as the service shows it', () => {
    for (const dsn of ['https://key@errors.example.org/1', 'http://key@127.0.0.1:9000/errors/42'])
      expect(readEnv({ ERROR_DSN: dsn }).ERROR_DSN).toBe(dsn)
    for (const dsn of [
      'https://errors.example.org/1',
      'https://key@errors.example.org/',
      'ftp://key@x/1',
      'key',
    ])
      expect(() => readEnv({ ERROR_DSN: dsn }), dsn).toThrow(/ERROR_DSN/)
  })
})
