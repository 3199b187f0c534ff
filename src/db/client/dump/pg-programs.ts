import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { findClientProgram } from '#db/client/embedded/programs.ts'
import { DumpNotReadableError } from '#db/client/errors.ts'

/** The dump has all schemas but that of the queue of jobs, and nothing that only an administrator could restore. */
const dumpOptions = [
  '--format=custom',
  '--compress=0', // the backup is compressed as a whole
  '--exclude-schema=jobs',
  '--no-owner',
  '--no-privileges',
  '--no-comments',
  '--no-publications',
  '--no-subscriptions',
  '--no-security-labels',
  '--no-tablespaces',
]
const restoreOptions = [
  '--single-transaction',
  '--exit-on-error',
  '--no-owner',
  '--no-privileges',
  '--no-comments',
]

type Server = { client: pg.Client; url: string }

/** The server's major version. */
async function readMajor(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
}

/**
 * Dumps what the transaction of `client` sees by `pg_dump`, if there is one as new as the server that gets as far as its
 * first bytes. Otherwise it says why not.
 */
export async function startPgDump(
  server: Server,
  environment: NodeJS.ProcessEnv,
): Promise<{ bytes: AsyncIterable<Uint8Array> } | { refusal: string }> {
  const { client } = server
  const major = await readMajor(client)
  const program = findClientProgram(environment, 'pg_dump', major)
  if (!program) return { refusal: `There is no pg_dump ${major} or newer in POSTGRES_BIN or the system` }
  const { rows } = await client.query<{ name: string }>('SELECT pg_export_snapshot() AS name')
  const running = run(program, [...dumpOptions, `--snapshot=${rows[0]?.name ?? ''}`], server)
  running.child.stdin.end()
  const chunks: AsyncIterator<Uint8Array> = running.child.stdout.iterator()
  const first: IteratorResult<Uint8Array> = await chunks.next()
  if (first.done) return { refusal: `pg_dump fails (${await running.error()})` }
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    for (let next: IteratorResult<Uint8Array> = first; !next.done; next = await chunks.next())
      yield next.value
    const error = await running.error()
    if (error !== null) throw new Error(`pg_dump has failed: ${error}`)
  }
  return { bytes: bytes() }
}

/** Loads a dump of `pg_dump` in one transaction. Throws a DumpNotReadableError. */
export async function runPgRestore(
  server: Server,
  bytes: AsyncIterable<Uint8Array>,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const major = await readMajor(server.client)
  const program = findClientProgram(environment, 'pg_restore', major)
  if (!program)
    throw new DumpNotReadableError(
      `The database in this backup was dumped by pg_dump: install pg_restore ${major} or newer, or name its folder by POSTGRES_BIN.`,
    )
  const running = run(program, restoreOptions, server)
  running.child.stdout.resume()
  const fed = pipeline(Readable.from(bytes), running.child.stdin).catch((error: unknown) => {
    running.child.kill()
    return error
  })
  const [error, broken] = await Promise.all([running.error(), fed])
  // When the program ends early its input breaks, too: its own words say more.
  if (broken instanceof Error && !('code' in broken && broken.code === 'EPIPE')) throw broken
  if (error !== null) throw new DumpNotReadableError(`The dump cannot be loaded: pg_restore says “${error}”.`)
}

/** Starts a program on the server; the password is in its environment, because everybody may read arguments. */
function run(program: string, args: string[], { client, url }: Server) {
  const child = spawn(program, [...args, '--no-password', `--dbname=${addressFor(client, url)}`], {
    cwd: '/',
    env: { ...process.env, PGPASSWORD: client.password ?? '' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-10_000)))
  const ended = once(child, 'close')
  ended.catch(() => {}) // awaited below
  return {
    child,
    /** Resolves at its end: to null if it has succeeded, or else to the last line that it has said. */
    async error(): Promise<string | null> {
      const code: unknown = await ended.then(
        ([status]) => status,
        (error: unknown) => error,
      )
      if (code === 0) return null
      return (
        said
          .trim()
          .split('\n')
          .findLast((line) => line.includes('error:')) ?? String(code)
      )
    },
  }
}

/** The very server that the connection is to, as PostgreSQL's programs read it, without its password. */
function addressFor(client: pg.Client, url: string): string {
  const parameters = [...new URLSearchParams(/\?([^#]*)/.exec(url)?.[1])]
  const { host, port, user = '', database = '' } = client
  const words = {
    host,
    port: String(port),
    user,
    dbname: database,
    ...Object.fromEntries(parameters.filter(([name]) => /^ssl(mode|rootcert|cert|key)$/.test(name))),
  }
  return Object.entries(words)
    .map(([name, value]) => [name, value === 'no-verify' ? 'require' : value])
    .map(([name, value = '']) => `${name}='${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`)
    .join(' ')
}
