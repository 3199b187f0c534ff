import os from 'node:os'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openReadiness, type Readiness } from './open-readiness.ts'
import { troubles, type FailedCheck } from './failed-check.ts'

const level = Date.parse('2026-11-01T00:00:00Z')
const now = Date.parse('2026-11-23T12:00:00Z')
const healthy = {
  time: String(now),
  is_read_only: false,
  level: String(level),
  oldest_level: '0',
  damaged_pages: '0',
}

let readiness: Readiness | null
let logged: string[]
beforeEach(() => {
  readiness = null
  logged = []
})
afterEach(async () => {
  vi.useRealTimers()
  await readiness?.close()
})

/** An error is one of the query; `never` is a query without an answer. */
type Answer = Partial<typeof healthy> | Error | 'never'

/**
 * A database that returns one answer after the other, repeats the last one, and sends notifications back if it
 * `hears`.
 */
async function open(answers: Answer[], { hears = true, time = now } = {}): Promise<Readiness> {
  let tell: (payload: string | null) => void = () => {}
  readiness = await openReadiness({
    database: {
      listen: async (_, listener) => {
        tell = listener
        return async () => {}
      },
      query: async (_, [, nonce] = []) => {
        const [answer = {}] = answers.length > 1 ? answers.splice(0, 1) : answers
        if (answer instanceof Error) throw answer
        if (answer === 'never') return new Promise(() => {})
        if (hears) tell(String(nonce))
        return { rows: [{ ...healthy, ...answer }] }
      },
    },
    dataDir: os.tmpdir(),
    level,
    clock: () => new Date(time),
    logger: {
      error: (...[facts, message]: unknown[]) =>
        void logged.push(`${JSON.stringify(facts)} ${String(message)}`),
      warn: (...[facts, message]: unknown[]) =>
        void logged.push(`${JSON.stringify(facts)} ${String(message)}`),
    },
  })
  return readiness
}

const failure = (code: string) => Object.assign(new Error('secret of the server'), { code })

describe('A site', () => {
  test('is ready when everything works', async () => {
    expect(await (await open([{}])).check()).toEqual([])
    expect(logged).toEqual([])
  })

  test('is ready when a newer version has migrated the database and has only added something', async () => {
    const newer = { level: String(level + 2), oldest_level: String(level) }
    expect(await (await open([newer])).check()).toEqual([])
  })

  test.each<[string, Answer, FailedCheck]>([
    ['the database is gone', failure('ECONNRESET'), troubles.unreachable],
    ['the database is starting', failure('57P03'), troubles.unreachable],
    ['the disk of the database is full', failure('53100'), troubles.disk_full],
    ['a page of the database cannot be read', failure('XX001'), troubles.damaged],
    ['a file of the database is gone', failure('58P01'), troubles.damaged],
    ['the database has found damaged pages', { damaged_pages: '2' }, troubles.damaged],
    ['the database is a copy that cannot be written', failure('25006'), troubles.read_only],
    ['the database is set to be only read', { is_read_only: true }, troubles.read_only],
    ['the database was never migrated', failure('42P01'), troubles.older],
    ['a migration is missing', { level: String(level - 1) }, troubles.older],
    ['a newer version has taken something away', { oldest_level: String(level + 1) }, troubles.newer],
    ['the clock of the database is behind', { time: String(now - 10_001) }, troubles.clockDiffers],
    ['the clock of the database is ahead', { time: String(now + 10_001) }, troubles.clockDiffers],
    ['the database says anything else', new Error('secret of the server'), troubles.failing],
  ])('is not ready when %s, which is logged in one line', async (_, answer, trouble) => {
    expect(await (await open([answer])).check()).toEqual([trouble])
    expect(logged).toEqual([`{"trouble":"${trouble.code}"} ${trouble.message}`])
  })

  test('is not ready when it receives no notifications of changes', async () => {
    expect(await (await open([{}], { hears: false })).check()).toEqual([troubles.deaf])
  })

  test('is not ready when its clock is before the day on which it was built', async () => {
    const justBefore = level - 23 * 3_600_000
    expect(await (await open([{ time: String(justBefore) }], { time: justBefore })).check()).toEqual([])
    const early = level - 25 * 3_600_000
    expect(await (await open([{ time: String(early) }], { time: early })).check()).toEqual([
      troubles.clockIsEarly,
    ])
  })
})

describe('A site whose checks take longer than three seconds', () => {
  /** The result of a check of which a part is never answered. */
  const late = async (opened: Readiness) => {
    const checking = opened.check()
    await vi.advanceTimersByTimeAsync(3001)
    return checking
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })

  test('is ready with a note, and is not ready once that has lasted for half a minute', async () => {
    const opened = await open(['never'])
    for (let seconds = 0; seconds < 30; seconds += 3)
      expect([await late(opened), opened.findNotes()]).toEqual([[], ['checks_slow']])
    expect(await late(opened)).toEqual([troubles.slow])
    expect(logged).toEqual([`{"trouble":"slow"} ${troubles.slow.message}`])
  })

  test('is ready without a note as soon as one check is in time, and the half minute begins anew', async () => {
    const opened = await open(['never', {}, 'never'])
    await late(opened)
    vi.advanceTimersByTime(60_000)
    expect(await opened.check()).toEqual([])
    expect(opened.findNotes()).toEqual([])
    vi.advanceTimersByTime(60_000)
    expect(await late(opened)).toEqual([])
  })
})

test('A check is not begun while another one runs, however long it takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const opened = await open(['never'])
  const first = opened.check()
  vi.advanceTimersByTime(2000)
  expect(opened.check()).toBe(first)
  await vi.advanceTimersByTimeAsync(1001)
  await first
})

test('A check that follows at once returns the same answer, without another query', async () => {
  const opened = await open([{}, failure('53100')])
  const checks = await Promise.all(Array.from({ length: 100 }, () => opened.check()))
  expect(new Set(checks).size).toBe(1)
})
