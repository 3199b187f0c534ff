import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashTimings, scrollPosition, waitForPlace } from './hash-scroll.ts'

describe('Waiting for a place in the page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('looks first after a second', () => {
    const reach = vi.fn()
    waitForPlace(() => 'place', reach)
    vi.advanceTimersByTime(999)
    expect(reach).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(reach).toHaveBeenCalledExactlyOnceWith('place')
  })

  it('looks again every quarter of a second until the place is there', () => {
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

  it('gives up after a hundred looks', () => {
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
  it('begins where it begins, ends where it ends, and is half way in the middle', () => {
    expect([0, 0.5, 1, 1.4].map((progress) => scrollPosition(100, 300, progress))).toEqual([
      100, 200, 300, 300,
    ])
  })
})
