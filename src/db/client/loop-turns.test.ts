import { expect, test } from 'vitest'
import { LoopTurns } from './loop-turns.ts'

test('Callers go on one after the other, with a turn of the event loop between them', async () => {
  const turns = new LoopTurns()
  const order: string[] = []
  const work = ['a', 'b', 'c'].map(async (name) => {
    await turns.next()
    order.push(name)
    // Runs in the next turn of the loop, as a request that has arrived meanwhile would.
    setImmediate(() => order.push(`after ${name}`))
  })
  await Promise.all(work)
  await new Promise(setImmediate)
  expect(order).toEqual(['a', 'b', 'after a', 'c', 'after b', 'after c'])
})
