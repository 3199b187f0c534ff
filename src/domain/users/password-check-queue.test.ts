import { describe, expect, test } from 'vitest'
import { openPasswordCheckQueue } from './password-check-queue.ts'

const now = new Date('2026-11-21T12:00:00Z')

/** Verifications that end when the test says so. */
function openWork() {
  const begun: (() => void)[] = []
  const verification = () => new Promise<boolean>((resolve) => begun.push(() => resolve(false)))
  return { begun, verification }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('Passwords', () => {
  test('are verified two at a time, and the newest of the others first', async () => {
    const lanes = openPasswordCheckQueue({ pause: async () => {} })
    const { begun, verification } = openWork()
    const order: number[] = []
    const all = Array.from({ length: 5 }, (_, index) =>
      lanes.run('stranger', now, () => {
        order.push(index)
        return verification()
      }),
    )
    await settled()
    expect(order).toEqual([0, 1])
    for (let index = 0; index < 5; index++) {
      begun[index]?.()
      await settled()
    }
    expect(order).toEqual([0, 1, 4, 3, 2])
    expect(await Promise.all(all)).toEqual([false, false, false, false, false])
  })

  test('of known browsers never wait behind those of strangers', async () => {
    const lanes = openPasswordCheckQueue({ pause: async () => {} })
    const { verification } = openWork()
    for (let count = 0; count < 50; count++) void lanes.run('stranger', now, verification)
    expect(await lanes.run('known', now, () => Promise.resolve(true))).toBe(true)
  })

  test('that have waited the longest are given up when two hundred wait', async () => {
    const lanes = openPasswordCheckQueue({ pause: async () => {} })
    const { begun, verification } = openWork()
    const all = Array.from({ length: 202 }, () => lanes.run('stranger', now, verification))
    await settled()
    const newest = lanes.run('stranger', now, () => Promise.resolve(true))
    expect(await all[2]).toBeNull()
    begun[0]?.()
    expect(await newest).toBe(true)
  })

  test('of strangers are slowed down after many failures, until the minute of the count is over', async () => {
    const pauses: number[] = []
    const lanes = openPasswordCheckQueue({ pause: async (milliseconds) => void pauses.push(milliseconds) })
    const wrong = () => Promise.resolve(false)
    for (let count = 0; count < 61; count++) await lanes.run('stranger', now, wrong)
    expect(pauses).toEqual([100])
    await lanes.run('known', now, wrong)
    expect(await lanes.run('stranger', now, () => Promise.resolve(true))).toBe(true)
    await lanes.run('stranger', new Date(now.getTime() + 60_000), wrong)
    expect(pauses).toEqual([100])
  })
})
