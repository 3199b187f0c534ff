import type { PGlite } from '@electric-sql/pglite'

/** How PGlite says that PostgreSQL jumped out of a failed statement: an ordinary SQL error. */
const STATEMENT_FAILED = 100

/** PGlite calls PostgreSQL's main loop through its module object: the place to see what comes out of it. */
const MAIN_LOOP = '_PostgresMainLoopOnce'

const START_UP_PACKET = 0
const AUTHENTICATION_OK = [0x52, 0, 0, 0, 8, 0, 0, 0, 0]
const READY_FOR_QUERY = [0x5a, 0, 0, 0, 5]
const IDLE = 0x49

/**
 * Speaks PostgreSQL's wire protocol to PGlite: what a client sends in, what the server would answer out.
 *
 * Rejects when PostgreSQL itself has crashed (stack overflow, PANIC, COPY from a client, which PGlite cannot take).
 * PGlite swallows that and goes on in damaged memory, where later statements seem to succeed and do nothing; so after
 * a rejection the thread must be thrown away.
 */
export function speakWire(pg: PGlite): (bytes: Uint8Array) => Promise<Uint8Array> {
  const crash = watchForCrashes(pg)
  return async (bytes) => {
    try {
      const answer = bytes[0] === START_UP_PACKET ? await welcome(pg) : await exchange(pg, bytes)
      if (!crash.seen && isComplete(answer)) return answer
    } catch (error) {
      crash.seen ??= describeThrown(error)
    }
    throw new Error(
      crash.seen ? `PostgreSQL crashed (${crash.seen}).` : 'The statement ended without an answer.',
    )
  }
}

function watchForCrashes(pg: PGlite): { seen?: string } {
  const crash: { seen?: string } = {}
  const module = pg.Module
  const runMainLoopOnce = module[MAIN_LOOP]
  module[MAIN_LOOP] = () => {
    try {
      runMainLoopOnce()
    } catch (error) {
      const isSqlError =
        typeof error === 'object' && error !== null && 'status' in error && error.status === STATEMENT_FAILED
      if (!isSqlError) crash.seen ??= describeThrown(error)
      throw error
    }
  }
  return crash
}

/** The C library inside PGlite throws things that are no errors, some with a message. */
function describeThrown(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  const message = 'message' in thrown && typeof thrown.message === 'string' ? thrown.message : ''
  return message || thrown.constructor.name
}

/** A new client must find nothing of the one before: no transaction, no settings, no prepared statements, no locks. */
async function welcome(pg: PGlite): Promise<Uint8Array> {
  if (pg.isInTransaction()) await pg.exec('ROLLBACK')
  await pg.exec('DISCARD ALL')
  return Uint8Array.from([...AUTHENTICATION_OK, ...READY_FOR_QUERY, IDLE])
}

async function exchange(pg: PGlite, bytes: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  await pg.execProtocolRawStream(bytes, {
    syncToFs: false,
    onRawData: (part) => void parts.push(part.slice()), // a view of WebAssembly's memory: copy it
  })
  // Always memory of its own: it moves to the other thread, and a small Buffer would take its neighbours along.
  return parts.length === 1 && parts[0] ? parts[0] : Uint8Array.from(Buffer.concat(parts))
}

/** Every exchange ends with "ready for query" and one byte of transaction status; else the client waits for ever. */
function isComplete(answer: Uint8Array): boolean {
  return READY_FOR_QUERY.every((byte, index) => answer.at(index - READY_FOR_QUERY.length - 1) === byte)
}
