/**
 * Writes to the embedded database until it is killed, recording each acknowledged row in a file; at the start it
 * reports which of the previously recorded rows still exist. SIGTERM shuts it down cleanly, like a server.
 *
 * Arguments: data directory, file of acknowledged rows.
 */
import fs from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { openDatabase, sqlStateOf } from '#db/client/index.server.ts'

export type WriterReport = { acknowledged: number; lost: number; unindexed: number }

const acks = pgTable('acks', { id: text('id').primaryKey(), pad: text('pad').notNull().default('') })
const [dataDir = '', log = ''] = process.argv.slice(2)
const database = await openDatabase({ dataDir })
const { db } = database
await db.execute(sql`CREATE TABLE IF NOT EXISTS acks (id text PRIMARY KEY, pad text NOT NULL DEFAULT '')`)

const ending = new AbortController()
process.once('SIGTERM', () => {
  ending.abort()
  void database.close()
})
process.stdout.write(`${JSON.stringify(await compare())}\n`)
const file = fs.openSync(log, 'a')
await Promise.all([0, 1, 2, 3].map(write))

async function compare(): Promise<WriterReport> {
  const acknowledged = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').split('\n').filter(Boolean) : []
  const rows = await db.select({ id: acks.id }).from(acks)
  const found = new Set(rows.map(({ id }) => id))
  const indexed = await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`)
    return tx.$count(acks, sql`id > ''`)
  })
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !found.has(id)).length,
    unindexed: found.size - indexed,
  }
}

async function write(writer: number): Promise<void> {
  for (let n = 0; !ending.signal.aborted; n++) {
    const id = `${process.pid}-${writer}-${n}`
    try {
      await insert(id, writer)
    } catch (error) {
      if (ending.signal.aborted && sqlStateOf(error) === 'DATABASE_CLOSING') return
      throw error
    }
    fs.writeSync(file, `${id}\n`)
  }
}

async function insert(id: string, writer: number): Promise<void> {
  if (writer % 2 === 0) {
    await db.insert(acks).values({ id, pad: 'x'.repeat(500) })
    return
  }
  await db.transaction(async (tx) => {
    await tx.insert(acks).values({ id })
    await tx
      .update(acks)
      .set({ pad: 'y'.repeat(300) })
      .where(eq(acks.id, id))
  })
}
