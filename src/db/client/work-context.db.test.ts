import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { findOutage, sqlStateOf } from './errors.ts'
import type { Database } from './index.server.ts'

const ample = { milliseconds: 60_000, uses: 1000, connections: 2 }
const sleeping = sql`SELECT pg_sleep(60)`

describe('work with a budget', () => {
  let database: Database
  beforeAll(async () => {
    database = await openFreshDatabase({ deadlineMs: 60_000, max: 4 })
    await database.db.execute(sql`CREATE TABLE notes (id int PRIMARY KEY)`)
  })
  afterAll(() => database.close())

  const stateOf = (work: Promise<unknown>) => work.then(() => undefined, sqlStateOf)

  it('has its statements canceled when its time is over, inside and outside of a transaction', async () => {
    const { db } = database
    const late = { ...ample, milliseconds: 300 }
    const works = [
      database.withBudget(late, () => db.execute(sleeping)),
      database.withBudget(late, () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`INSERT INTO notes VALUES (1)`)
          await tx.execute(sleeping)
        }),
      ),
    ]
    expect(await Promise.all(works.map(stateOf))).toEqual(['BUDGET_EXCEEDED', 'BUDGET_EXCEEDED'])
    await expect
      .poll(
        async () => {
          const { rows } = await db.execute<{ count: number }>(
            sql`SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND query LIKE 'SELECT pg_sleep(60)%'`,
          )
          return rows[0]?.count
        },
        { timeout: 10_000 },
      )
      .toBe(0)
    expect((await db.execute(sql`SELECT * FROM notes`)).rows).toEqual([])
  })

  it('that takes too long does not count as a lost connection, whether it asks or waits for one', async () => {
    const lost: Error[] = []
    const other = await openFreshDatabase({
      max: 1,
      deadlineMs: 60_000,
      onError: (error) => lost.push(error),
    })
    const late = { ...ample, milliseconds: 200 }
    expect(await stateOf(other.withBudget(late, () => other.db.execute(sleeping)))).toBe('BUDGET_EXCEEDED')
    const open = Promise.withResolvers<void>()
    const holding = other.db.transaction(() => open.promise)
    const waiting = other.withBudget(late, () => other.db.execute(sql`SELECT 1`))
    expect(await stateOf(waiting)).toBe('BUDGET_EXCEEDED')
    open.resolve()
    await holding
    await other.close()
    expect(lost).toEqual([])
  })

  it('has further statements refused when its time is over', async () => {
    const { db } = database
    const states: unknown[] = []
    await database.withBudget({ ...ample, milliseconds: 200 }, async () => {
      states.push(await stateOf(db.execute(sleeping)), await stateOf(db.execute(sql`SELECT 1`)))
    })
    expect(states).toEqual(['BUDGET_EXCEEDED', 'BUDGET_EXCEEDED'])
    expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }])
  })

  it('has a limited number of statements', async () => {
    const { db } = database
    const asking = database.withBudget({ ...ample, uses: 20 }, () =>
      Promise.allSettled(Array.from({ length: 50 }, () => db.execute(sql`SELECT 1`))),
    )
    const answers = await asking
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.map((answer) => 'reason' in answer && findOutage(answer.reason))).toContain('overloaded')
  })

  it('leaves connections to others, however many queries it sends at once', async () => {
    const { db } = database
    const open = Promise.withResolvers<void>()
    const greedy = database.withBudget(ample, () =>
      Promise.all(Array.from({ length: 30 }, () => db.transaction(() => open.promise))),
    )
    expect((await db.execute(sql`SELECT 'served' AS text`)).rows).toEqual([{ text: 'served' }])
    open.resolve()
    await greedy
  })

  it('shares one connection among the statements that it sends at once, and uses it for the next ones', async () => {
    const other = await openFreshDatabase({ max: 4 })
    await other.withBudget(ample, async () => {
      const ask = async () => {
        await other.db.execute(sql`SELECT 1`)
        await other.db.execute(sql`SELECT 2`)
      }
      for (let times = 0; times < 5; times++) await Promise.all([ask(), ask(), ask()])
      await other.db.transaction((tx) => tx.execute(sql`SELECT 3`))
      await ask()
    })
    expect(other.load()).toEqual({ inUse: 0, idle: 1, waiting: 0 })
    await other.close()
  })

  it('keeps its connection after an SQL error', async () => {
    const { db } = database
    await database.withBudget({ ...ample, connections: 1 }, async () => {
      const pid = async () =>
        (await db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)).rows[0]?.pid
      expect(await stateOf(db.execute(sql`SELECT nothing`))).toBe('42703')
      expect(await pid()).toBe(await pid())
    })
  })

  it('is unlimited once it has ended', async () => {
    const { db } = database
    let later: Promise<unknown> = Promise.resolve()
    const ended = Promise.withResolvers<void>()
    await database.withBudget({ ...ample, uses: 1 }, async () => {
      later = ended.promise.then(() => Promise.all([1, 2, 3].map(() => db.execute(sql`SELECT 1`))))
      await db.execute(sql`SELECT 1`)
    })
    ended.resolve()
    await expect(later).resolves.toHaveLength(3)
  })
})
