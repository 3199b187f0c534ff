import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import { Client } from 'pg'

/** What a request asks the database: the text of each statement, and how many times it waits for answers. */
export type DatabaseUse = { statements: string[]; rounds: number }

type Held = { isAnswered: boolean; release: () => void }
type Counting = { statements: string[]; held: Held[]; isOver: boolean }
/** Only what the counted work asks is seen, not what the program does beside it. */
const counting = new AsyncLocalStorage<Counting>()

/**
 * Counts what `work` asks the database in this process, which must have called `watchStatements` before it opened the
 * database. Statements that are asked together are one round: their answers are held back until all of them are there and
 * the program asks nothing more without them, so that the count does not depend on any time.
 */
export async function countRounds(work: () => Promise<unknown>): Promise<DatabaseUse> {
  const current: Counting = { statements: [], held: [], isOver: false }
  let rounds = 0
  const running = counting.run(current, work).finally(() => (current.isOver = true))
  while (!current.isOver) {
    for (let turn = 0; turn < 20; turn++) await setImmediate()
    if (current.held.length === 0 || current.held.some(({ isAnswered }) => !isAnswered)) continue
    rounds++
    for (const { release } of current.held.splice(0)) release()
  }
  await running
  return { statements: current.statements, rounds }
}

/** Lets `countRounds` see the statements of all connections that are opened from now on. */
export function watchStatements(): void {
  const query: unknown = Reflect.get(Client.prototype, 'query')
  if (typeof query !== 'function') throw new TypeError('The driver has no queries.')
  Reflect.set(Client.prototype, 'query', function watched(this: Client, ...given: unknown[]): unknown {
    const current = counting.getStore()
    if (!current || current.isOver) return Reflect.apply(query, this, given)
    current.statements.push(textOf(given[0]))
    const { promise, resolve } = Promise.withResolvers<void>()
    const held: Held = { isAnswered: false, release: resolve }
    current.held.push(held)
    const callback = given.at(-1)
    if (typeof callback !== 'function') return answerLater(Reflect.apply(query, this, given), held, promise)
    const onAnswer = async (...result: unknown[]) => {
      held.isAnswered = true
      await promise
      Reflect.apply(callback, undefined, result)
    }
    return Reflect.apply(query, this, [...given.slice(0, -1), onAnswer])
  })
}

async function answerLater(answer: unknown, held: Held, released: Promise<void>): Promise<unknown> {
  try {
    return await answer
  } finally {
    held.isAnswered = true
    await released
  }
}

function textOf(given: unknown): string {
  if (typeof given === 'string') return given
  return typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : ''
}
