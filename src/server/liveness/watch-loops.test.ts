import { expect, test } from 'vitest'
import { watchLoops } from './watch-loops.ts'

test('A process is alive until its event loop has stood still for half a minute, and again once it turns', () => {
  let now = 0
  const loops = watchLoops(() => now)
  loops.beat('1')
  loops.beat('2')
  now = 29_999
  expect(loops.findStill()).toEqual([])
  loops.beat('2')
  now = 30_000
  expect(loops.findStill()).toEqual(['1'])
  loops.beat('1')
  expect(loops.findStill()).toEqual([])
})

test('A process that has ended is not one that stands still', () => {
  let now = 0
  const loops = watchLoops(() => now)
  loops.beat('1')
  loops.forget('1')
  now = 60_000
  expect(loops.findStill()).toEqual([])
})
