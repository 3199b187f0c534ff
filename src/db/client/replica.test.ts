import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Statements } from './query-builder.ts'
import { Replica } from './replica.ts'

/** A pool whose queries a function answers. */
const fakePool = (answer: (text: string, values: unknown[]) => object) => ({
  query: async (...[statement, values = []]: Parameters<Statements['query']>) => {
    const text = typeof statement === 'string' ? statement : statement.text
    return { rows: [answer(text, values)], command: 'SELECT', rowCount: 1, oid: 0, fields: [] }
  },
  drain: async () => {},
})

const failure = (code: string) => Object.assign(new Error('It failed.'), { code })

let written: number
let replayed: number
let questions: number
let error: Error | null
let replica: Replica
beforeEach(() => {
  written = 1
  replayed = 0
  questions = 0
  error = null
  const primary = fakePool((text) => (text.includes('_lsn') ? { lsn: String(written) } : { from: 'primary' }))
  const copy = fakePool((text, [wanted]) => {
    if (text.includes('_lsn')) {
      questions += 1
      return { has: replayed >= Number(wanted) }
    }
    if (error) throw error
    return { from: 'replica' }
  })
  replica = new Replica(copy, primary, () => {})
})
afterEach(() => replica.close())

const begin = async () => {
  replayed = 1
  await untilCurrent()
}
const read = async () => {
  const { rows } = await replica.query('SELECT 1')
  return (rows as unknown[])[0]
}
const fromReplica = { from: 'replica' }
const fromPrimary = { from: 'primary' }
/** Until the replica has been asked twice more what it has replayed: the first answer may have been under way. */
const untilAsked = async () => {
  const before = questions
  await expect.poll(() => questions).toBeGreaterThan(before + 1)
}
const untilCurrent = () => expect.poll(read).toEqual(fromReplica)

describe('A replica', () => {
  it('answers once it has replayed what was committed before it was opened', async () => {
    await untilAsked()
    expect(await read()).toEqual(fromPrimary)
    replayed = 1
    await untilCurrent()
  })

  it('leaves reading to the primary from a change until it has replayed it', async () => {
    await begin()
    written = 2
    replica.outdate()
    expect(await read()).toEqual(fromPrimary)
    await untilAsked()
    expect(await read()).toEqual(fromPrimary)
    replayed = 2
    await untilCurrent()
  })

  it('waits for a second change that is made while it catches up with the first', async () => {
    await begin()
    written = 2
    replica.outdate()
    await untilAsked()
    written = 3
    replica.outdate()
    replayed = 2
    await untilAsked()
    expect(await read()).toEqual(fromPrimary)
    replayed = 3
    await untilCurrent()
  })

  it('is replaced by the primary when it fails, or when the query conflicts with the replay', async () => {
    replayed = 1
    for (const code of ['ECONNREFUSED', '57P01', '40001']) {
      await untilCurrent()
      error = failure(code)
      expect(await read()).toEqual(fromPrimary)
      error = null
    }
  })

  it('leaves writing to the primary, and goes on reading', async () => {
    await begin()
    error = failure('25006')
    expect(await read()).toEqual(fromPrimary)
    error = null
    expect(await read()).toEqual(fromReplica)
  })
})
