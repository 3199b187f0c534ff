import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { startMaintenance, type MaintenanceLogger } from './maintenance.ts'
import type { Database } from './types.ts'

const MINUTE = 60_000

describe('the maintenance of the embedded database', { timeout: 60_000 }, () => {
  let database: Database
  let tasks: unknown[]
  let time: number
  const logger: MaintenanceLogger = {
    info: (details) => tasks.push('task' in details && details.task),
    warn: (details) => tasks.push('error' in details && details.error),
  }
  const start = () => startMaintenance(database, { logger, everyMs: 60 * MINUTE, now: () => time })

  beforeAll(async () => {
    database = await openDatabase({ dataDir: ':memory:' })
    await database.db.execute(sql`CREATE TABLE note (id int, text text)`)
  }, 60_000)
  beforeEach(async () => {
    await database.db.execute(sql`TRUNCATE note`)
    await database.maintain?.('VACUUM (ANALYZE) note')
    await database.maintain?.('CHECKPOINT')
    tasks = []
    time = Date.now()
  })
  afterAll(() => database.close())

  it('writes a checkpoint some minutes after somebody wrote, and no other until then', async () => {
    const maintenance = start()
    await database.db.execute(sql`INSERT INTO note SELECT n, repeat('x', 1000) FROM generate_series(1, 40) n`)
    time += MINUTE
    await maintenance.run()
    expect(tasks).toEqual([])
    time += 5 * MINUTE
    await maintenance.run()
    await maintenance.run()
    expect(tasks).toEqual(['CHECKPOINT'])
    await maintenance.stop()
  })

  it('writes a checkpoint at once after much was written', async () => {
    const maintenance = start()
    await database.db.execute(
      sql`INSERT INTO note SELECT n, repeat('x', 1000) FROM generate_series(1, 70000) n`,
    )
    await maintenance.run()
    expect(tasks[0]).toBe('CHECKPOINT')
    await maintenance.stop()
  })

  it('vacuums what changed when it is quiet, and once', async () => {
    await database.db.execute(sql`INSERT INTO note SELECT n FROM generate_series(1, 500) n`)
    const maintenance = start()
    time += MINUTE
    await maintenance.run()
    await maintenance.run()
    expect(tasks).toEqual(['VACUUM (ANALYZE) public.note'])
    await maintenance.stop()
  })

  it('waits while there is much to do, unless a table is in real need', async () => {
    await database.db.execute(sql`INSERT INTO note SELECT n FROM generate_series(1, 500) n`)
    const maintenance = start()
    const work = async () => {
      for (let n = 0; n < 20; n++) await database.db.execute(sql`SELECT 1`)
      time += 1000
    }
    await work()
    await maintenance.run()
    expect(tasks).toEqual([])
    await database.db.execute(sql`INSERT INTO note SELECT n FROM generate_series(1, 2000) n`)
    await database.db.execute(sql`DELETE FROM note`)
    await work()
    await maintenance.run()
    expect(tasks).toEqual(['VACUUM (ANALYZE) public.note'])
    await maintenance.stop()
  })

  it('ends without a word when the database has been closed', async () => {
    const other = await openDatabase({ dataDir: ':memory:' })
    const maintenance = startMaintenance(other, { logger })
    await other.close()
    await maintenance.run()
    expect(tasks).toEqual([])
  })

  it('has nothing to do for a server', async () => {
    const server: Database = { ...database, kind: 'server', maintain: undefined }
    const maintenance = startMaintenance(server, { logger })
    await maintenance.run()
    await maintenance.stop()
    expect(tasks).toEqual([])
  })
})
