import { describe, expect, test, vi } from 'vitest'
import { openFairTurns, type TurnLimits } from './fair-turns.ts'

const ample: TurnLimits = { atOnce: () => 1, waiting: 100, waitingEach: 50 }

/** Turns whose works end when the test says so, and a list of those that have begun. */
function openTurns(limits: Partial<TurnLimits>) {
  const turns = openFairTurns({ ...ample, ...limits })
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    take: (who: string) =>
      turns.take(who, async () => {
        begun.push(who)
        await new Promise<void>((resolve) => {
          ends.push(resolve)
        })
        return 'done'
      }),
    /** Ends the work that has run longest, and lets the next one begin. */
    endOne: async () => {
      ends.shift()?.()
      await new Promise(setImmediate)
    },
  }
}

describe('Turns', () => {
  test('rotate between the networks that wait, however often each of them does', async () => {
    const turns = openTurns({})
    const all = [...Array.from({ length: 40 }, () => 'greedy'), 'a', 'b', 'a'].map((who) => turns.take(who))
    for (let count = 0; count < all.length; count++) await turns.endOne()
    expect(turns.begun.slice(0, 7)).toEqual(['greedy', 'greedy', 'a', 'b', 'greedy', 'a', 'greedy'])
    expect(turns.begun).toHaveLength(43)
    expect(new Set(await Promise.all(all))).toEqual(new Set(['done']))
  })

  test('are refused to a network that waits too often, and to nobody else', async () => {
    const turns = openTurns({ waitingEach: 2 })
    const greedy = Array.from({ length: 5 }, () => turns.take('greedy'))
    const other = turns.take('other')
    expect(await Promise.all(greedy.slice(3))).toEqual([{ refused: 'own' }, { refused: 'own' }])
    for (let count = 0; count < 4; count++) await turns.endOne()
    expect([await other, await greedy[2]]).toEqual(['done', 'done'])
  })

  test('of a full queue are taken from the network that waits most often', async () => {
    const turns = openTurns({ waiting: 4, waitingEach: 4 })
    const greedy = Array.from({ length: 5 }, () => turns.take('greedy'))
    const others = ['a', 'b', 'c'].map((who) => turns.take(who))
    expect(await greedy[4]).toEqual({ refused: 'own' })
    expect(await greedy[3]).toEqual({ refused: 'own' })
    expect(await greedy[2]).toEqual({ refused: 'own' })
    expect(await turns.take('d')).toEqual({ refused: 'all' }) // each waits once
    for (let count = 0; count < 5; count++) await turns.endOne()
    expect(await Promise.all(others)).toEqual(['done', 'done', 'done'])
  })

  test('of networks that are not known have the common bound only', async () => {
    const turns = openTurns({ waiting: 3, waitingEach: 1 })
    const all = Array.from({ length: 5 }, () => turns.take(''))
    expect(await all[4]).toEqual({ refused: 'all' })
    for (let count = 0; count < 4; count++) await turns.endOne()
    expect(await Promise.all(all.slice(0, 4))).toEqual(['done', 'done', 'done', 'done'])
  })

  test('are refused to those who have waited for too long, and to nobody who has not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const turns = openTurns({ patience: 2000 })
    const running = turns.take('a')
    const early = [turns.take('b'), turns.take('greedy'), turns.take('greedy')]
    vi.advanceTimersByTime(1999)
    const next = turns.take('c')
    vi.advanceTimersByTime(1)
    expect(await Promise.all(early)).toEqual([{ refused: 'all' }, { refused: 'own' }, { refused: 'all' }])
    await turns.endOne()
    vi.advanceTimersByTime(60_000)
    await turns.endOne()
    expect(await Promise.all([running, next])).toEqual(['done', 'done'])
    vi.useRealTimers()
  })

  test('are kept for those who wait in a short queue, however slow it is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const turns = openTurns({ patience: 2000, calm: 2 })
    const all = ['a', 'b', 'c', 'd', 'e'].map((who) => turns.take(who))
    vi.advanceTimersByTime(60_000)
    for (let count = 0; count < 3; count++) await turns.endOne()
    const refused = { refused: 'all' }
    expect(await Promise.all(all)).toEqual(['done', refused, refused, 'done', 'done'])
    vi.useRealTimers()
  })

  test('follow a number of places that falls and rises', async () => {
    let places = 2
    const turns = openTurns({ atOnce: () => places })
    const all = ['a', 'b', 'c', 'd', 'e'].map((who) => turns.take(who))
    expect(turns.begun).toEqual(['a', 'b'])
    places = 1
    await turns.endOne()
    expect(turns.begun).toEqual(['a', 'b'])
    await turns.endOne()
    expect(turns.begun).toEqual(['a', 'b', 'c'])
    places = 3
    all.push(turns.take('f'))
    await new Promise(setImmediate)
    expect(turns.begun).toEqual(['a', 'b', 'c', 'd', 'e'])
    for (let count = 0; count < 4; count++) await turns.endOne()
    expect(await Promise.all(all)).toEqual(Array.from({ length: 6 }, () => 'done'))
  })

  test('go on after a work that fails', async () => {
    const turns = openFairTurns({ ...ample, waiting: 1 })
    await expect(turns.take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await turns.take('b', async () => 'done')).toBe('done')
  })
})
