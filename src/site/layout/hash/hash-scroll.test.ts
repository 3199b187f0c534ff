import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashTimings, scrollPosition, waitForPlace } from './hash-scroll.ts'

describe('Waiting for an anchor', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('looks it up for the first time after a second', () => {
    const reach = vi.fn()
    waitForPlace(() => 'place', reach)
    vi.advanceTimersByTime(999)
    expect(reach).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(reach).toHaveBeenCalledExactlyOnceWith('place')
  })

  it('looks it up again every quarter of a second until it exists', () => {
    const reach = vi.fn()
    let isThere = false
    const find = vi.fn(() => (isThere ? 'place' : null))
    waitForPlace(find, reach)
    vi.advanceTimersByTime(1000 + 250 * 3)
    expect(find).toHaveBeenCalledTimes(4)
    isThere = true
    vi.advanceTimersByTime(250)
    expect(reach).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(10_000)
    expect(find).toHaveBeenCalledTimes(5)
  })

  it('gives up after a hundred look-ups', () => {
    const find = vi.fn(() => null)
    waitForPlace(find, () => {})
    vi.advanceTimersByTime(60_000)
    expect(find).toHaveBeenCalledTimes(hashTimings.tries)
  })

  it('stops when the page is left', () => {
    const find = vi.fn(() => null)
    const stop = waitForPlace(find, () => {})
    vi.advanceTimersByTime(1300)
    stop()
    vi.advanceTimersByTime(60_000)
    expect(find).toHaveBeenCalledTimes(2)
  })
})

describe('An animated scroll', () => {
  it('starts at its start, ends at its end, and is half way in the middle', () => {
    expect([0, 0.5, 1, 1.4].map((progress) => scrollPosition(100, 300, progress))).toEqual([
      100, 200, 300, 300,
    ])
  })
})
