/**
 * A private PostgreSQL server, shared by all processes of the project that use one DATA_DIR.
 *
 * It shuts itself down: every process holds a shared advisory lock in it while it lives, and a guard session inside the
 * server stops it as soon as nobody holds that lock. The system closes the connections of a killed process, which
 * releases its lock too: no orphaned server remains, and no process needs to know whether it is the first or the last.
 */
import { setTimeout } from 'node:timers/promises'
import pg, { type ClientConfig } from 'pg'
import { DatabaseInUseError, DatabaseOpenError } from '../errors.ts'
import { Cluster } from './cluster.ts'

/** Advisory locks in the database "postgres", which the application never uses. */
const locks = { inUse: 1, setUp: 2, guard: 3, exclusive: 4 }
/** Timeout for everything except crash recovery, which has no limit. */
const timeoutMs = 60_000
const database = 'concert_hall'
const role = 'concert_hall'

export type EmbeddedServer = {
  /** The application's connection settings; a restarted server may have another port. */
  connection: () => ClientConfig
  /** The superuser's connection settings, for maintenance and tests. */
  admin: () => ClientConfig
  close: () => Promise<void>
}

/**
 * Joins the server on this directory, or starts one. With `isExclusive` only one process may: a second one gets a
 * DatabaseInUseError. A lost server is restarted, and `onError` is called.
 */
export async function joinEmbeddedServer({
  directory,
  isExclusive = false,
  onReturn,
  onError,
}: {
  directory: string
  isExclusive?: boolean
  /** Called when a lost server has been restarted. */
  onReturn: () => void
  onError: (error: Error) => void
}): Promise<EmbeddedServer> {
  const cluster = new Cluster(directory)
  const as = (user: string, name: string): ClientConfig => ({
    ...cluster.address,
    user,
    password: cluster.password ?? '',
    database: name,
    ssl: false,
  })
  const closing = new AbortController()
  const join = () =>
    joinServer(cluster, () => as('postgres', 'postgres'), { isExclusive, signal: closing.signal })
  let membership = join()
  const comeBack = async () => {
    for (; !closing.signal.aborted; await setTimeout(1000)) {
      try {
        membership = join()
        watch(await membership)
        onReturn()
        return
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)))
      }
    }
  }
  const watch = (member: pg.Client) => void member.once('end', () => void comeBack())
  try {
    watch(await membership)
  } catch (error) {
    cluster.dispose()
    throw error
  }
  return {
    connection: () => as(role, database),
    admin: () => as('postgres', 'postgres'),
    async close() {
      closing.abort()
      const { serverPid } = cluster
      const member = await membership.catch(() => null) // the server was lost and has not been restarted yet
      try {
        if (member) await leaveServer(member)
      } catch {
        // The server is stopping. Waits for its shutdown checkpoint, which the end of a container would interrupt.
        for (let tries = 0; cluster.serverPid === serverPid && tries < 1000; tries++) await setTimeout(20)
      }
      cluster.dispose()
    },
  }
}

/** Connects to the server on this cluster, whichever process started it, or starts one. */
async function joinServer(
  cluster: Cluster,
  admin: () => ClientConfig,
  { isExclusive, signal }: { isExclusive: boolean; signal: AbortSignal },
): Promise<pg.Client> {
  for (const deadline = Date.now() + timeoutMs; ; await setTimeout(50)) {
    signal.throwIfAborted() // recovery may take as long as the disk is full
    let client: pg.Client | undefined
    try {
      // Only a connection proves that the server is running: its PID may meanwhile belong to another program.
      client = await connect(admin())
      await client.query(`SELECT pg_advisory_lock_shared(${locks.inUse})`)
      if (isExclusive) await claim(client)
      await postGuard(admin())
      await setUp(client) // last, because it detects a connection lost meanwhile
      return client
    } catch (error) {
      client?.end().catch(() => {})
      if (error instanceof DatabaseOpenError) throw error
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      const isLate = Date.now() > deadline
      if (code === '57P03') {
        cluster.requireRoom() // on a full disk the server crashes and recovers repeatedly
        continue // the server is starting up, recovering or shutting down
      }
      if (['ENOENT', 'ENOTDIR', 'ECONNREFUSED'].includes(code)) await cluster.start(isLate)
      else if (isLate || (error instanceof pg.DatabaseError && !code.startsWith('57P'))) throw error
    }
  }
}

async function connect(config: ClientConfig): Promise<pg.Client> {
  // Timeouts that an administrator sets for the application must not end these sessions.
  const options = '-c statement_timeout=0 -c lock_timeout=0 -c idle_session_timeout=0'
  const client = new pg.Client({ ...config, options })
  client.on('error', () => {}) // the running query fails as well, and "end" follows
  await client.connect()
  return client
}

async function claim(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isMine: boolean }>(
    `SELECT pg_try_advisory_lock(${locks.exclusive}) AS "isMine"`,
  )
  if (rows[0]?.isMine) return
  throw new DatabaseInUseError(
    'Another site runs on this DATA_DIR: end it, or set DATA_DIR to another directory.',
  )
}

/** The application's role owns its database but is not a superuser, because superusers can run programs. */
async function setUp(client: pg.Client): Promise<void> {
  await client.query(`SELECT pg_advisory_lock(${locks.setUp})`)
  const roles = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role])
  if (roles.rowCount === 0)
    await client.query(`CREATE ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(client.password ?? '')}`)
  const databases = await client.query('SELECT FROM pg_database WHERE datname = $1', [database])
  if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${database} OWNER ${role}`)
  await client.query(`SELECT pg_advisory_unlock(${locks.setUp})`)
}

/**
 * Leaves a session in the server that outlives this process: PostgreSQL checks its client only between statements, and
 * this statement runs until the server ends. The COMMIT keeps the session from holding back vacuum.
 */
async function postGuard(admin: ClientConfig): Promise<void> {
  const client = await connect(admin)
  const { rows } = await client.query<{ isFirst: boolean }>(
    `SELECT pg_try_advisory_lock(${locks.guard}) AS "isFirst"`,
  )
  if (!rows[0]?.isFirst) return client.end()
  // The shutdown ends this session and its command with SIGTERM, which the trap ignores.
  const stop =
    process.platform === 'win32'
      ? 'pg_ctl stop -D . -m fast -W -s'
      : 'trap "" TERM; read -r pid < postmaster.pid && kill -INT "$pid"'
  const { stream } = client.connection
  if ('unref' in stream && typeof stream.unref === 'function') stream.unref()
  const guard = `DO $guard$ BEGIN
      LOOP
        COMMIT;
        PERFORM pg_sleep(0.25);
        EXIT WHEN pg_try_advisory_lock(${locks.inUse});
      END LOOP;
      COPY (SELECT) TO PROGRAM ${pg.escapeLiteral(stop)};
    END $guard$`
  client.query(guard).catch(() => {})
}

/** Releases the lock. Unless another process holds it, the guard now stops the server, so an error is expected here. */
async function leaveServer(member: pg.Client): Promise<void> {
  await member.query(`SELECT pg_advisory_unlock_shared(${locks.inUse})`)
  const others = `SELECT FROM pg_locks
    WHERE locktype = 'advisory' AND objid = ${locks.inUse} AND mode = 'ShareLock' AND granted`
  for (let tries = 0; tries < 100; tries++) {
    if ((await member.query(others)).rowCount) break
    await setTimeout(50)
  }
  await member.end()
}
