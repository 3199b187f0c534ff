import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LoopTurns } from './loop-turns.ts'

test('Callers go on one after the other, and the event loop turns several times between them', async () => {
  const turns = new LoopTurns()
  let turn = 0
  const ended = new AbortController()
  const counting = (async () => {
    for (; !ended.signal.aborted; turn++) await setImmediate()
  })()
  const order: { name: string; at: number }[] = []
  const go = async (name: string) => {
    await turns.next()
    order.push({ name, at: turn })
  }
  await Promise.all([go('a'), go('b'), go('c')])
  ended.abort()
  await counting
  expect(order.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  const [a = 0, b = 0, c = 0] = order.map(({ at }) => at)
  expect(Math.min(b - a, c - b)).toBeGreaterThanOrEqual(3)
})

test('Who is alone goes on at once, however late after the last one', async () => {
  const turns = new LoopTurns()
  for (let times = 0; times < 3; times++) {
    let hasGone = false
    void turns.next().then(() => {
      hasGone = true
    })
    await Promise.resolve()
    expect(hasGone).toBe(true)
    for (let count = 0; count < 6; count++) await setImmediate()
  }
})
