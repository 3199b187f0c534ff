import { spawn, spawnSync, type ChildProcess, type SpawnSyncReturns } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { findOrInstallPostgres } from './postgres-binaries.ts'

export type PostgresServer = { url: string; version: number; stop(): Promise<void> }

/**
 * Starts a PostgreSQL server of its own for tests: private directory, free port on 127.0.0.1, random password, no
 * fsync. `stop` ends it and removes everything. When there is no server to be had, says why in one line.
 */
export async function startPostgresServer(): Promise<PostgresServer | { reason: string }> {
  const binaries = findOrInstallPostgres()
  if ('reason' in binaries) return binaries
  const user = findUnprivilegedUser()
  if (user === undefined) return { reason: 'the server refuses to run as root, and there is no other user' }
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'concert-hall-postgres-'))
  try {
    if (user) fs.chownSync(directory, user.uid, user.gid)
    const password = randomBytes(16).toString('hex')
    const data = path.join(directory, 'data')
    createCluster({ initdb: path.join(binaries.directory, 'initdb'), data, password, user })
    const port = await findFreePort()
    const url = `postgres://${OWNER}:${password}@127.0.0.1:${port}/postgres`
    const server = await start({ postgres: path.join(binaries.directory, 'postgres'), data, port, url, user })
    const removeAll = () => fs.rmSync(directory, { recursive: true, force: true })
    const endWithProcess = () => {
      server.kill('SIGQUIT')
      removeAll()
    }
    process.once('exit', endWithProcess)
    return {
      url,
      version: binaries.version,
      async stop() {
        process.removeListener('exit', endWithProcess)
        const exit = once(server, 'exit')
        if (server.kill('SIGINT')) await exit
        removeAll()
      },
    }
  } catch (error) {
    fs.rmSync(directory, { recursive: true, force: true })
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

const OWNER = 'tester'

/** Who the server runs as: `false` for whoever runs the tests, undefined when there is nobody suitable. */
type RunAs = { uid: number; gid: number } | false

function findUnprivilegedUser(): RunAs | undefined {
  if (process.getuid?.() !== 0) return false
  const users = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

/** Sorted by code point, but with letters beyond ASCII known as letters: as the embedded database has it. */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C']

function createCluster(options: { initdb: string; data: string; password: string; user: RunAs }): void {
  const passwordFile = `${options.data}.password`
  fs.writeFileSync(passwordFile, options.password, { mode: 0o600 })
  if (options.user) fs.chownSync(passwordFile, options.user.uid, options.user.gid)
  let result: SpawnSyncReturns<string> | undefined
  for (const characters of CHARACTER_TYPES) {
    const args = [
      '-D',
      options.data,
      '-U',
      OWNER,
      '--pwfile',
      passwordFile,
      '--auth=scram-sha-256',
      '--no-sync',
    ]
    const locale = ['--encoding=UTF8', '--locale=C', `--lc-ctype=${characters}`]
    result = spawnSync(options.initdb, [...args, ...locale], runAs(options.user))
    if (result.status === 0) return
  }
  throw new Error(`initdb failed: ${lastLine(result?.stderr)}`)
}

async function start(options: {
  postgres: string
  data: string
  port: number
  url: string
  user: RunAs
}): Promise<ChildProcess> {
  const settings = {
    port: options.port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 100,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(options.postgres, ['-D', options.data, ...args], {
    ...runAs(options.user),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-2000)))
  while (server.exitCode === null && server.signalCode === null) {
    if (await answers(options.url)) return server
    await setTimeout(50)
  }
  throw new Error(`the server did not start: ${lastLine(log)}`)
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** In a directory that this user may enter, and with none of the variables that change what PostgreSQL does. */
function runAs(user: RunAs): {
  uid?: number
  gid?: number
  cwd: string
  env: NodeJS.ProcessEnv
  encoding: 'utf8'
} {
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }
  return { ...(user && { uid: user.uid, gid: user.gid }), cwd: os.tmpdir(), env, encoding: 'utf8' }
}

async function findFreePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  listener.close()
  if (address === null || typeof address === 'string') throw new Error('there is no free port')
  return address.port
}

function lastLine(text: string | undefined): string {
  return text?.trim().split('\n').at(-1) ?? ''
}
