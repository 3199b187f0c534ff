import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { alertStay, createAlertTimer } from './alert-timer.ts'

describe('An alert', () => {
  const hide = vi.fn()
  beforeEach(() => {
    vi.useFakeTimers()
    hide.mockReset()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('hides itself after four seconds, once', () => {
    createAlertTimer().start(hide)
    vi.advanceTimersByTime(alertStay - 1)
    expect(hide).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(hide).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(60_000)
    expect(hide).toHaveBeenCalledOnce()
  })

  test('stays while somebody reads it, and for four more seconds', () => {
    const timer = createAlertTimer()
    timer.start(hide)
    vi.advanceTimersByTime(3900)
    timer.hold('pointer')
    vi.advanceTimersByTime(600_000)
    expect(hide).not.toHaveBeenCalled()
    timer.letGo('pointer')
    vi.advanceTimersByTime(alertStay - 1)
    expect(hide).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(hide).toHaveBeenCalledOnce()
  })

  test('stays until neither pointer nor focus is on it', () => {
    const timer = createAlertTimer()
    timer.start(hide)
    timer.hold('pointer')
    timer.hold('focus')
    timer.letGo('pointer')
    vi.advanceTimersByTime(60_000)
    expect(hide).not.toHaveBeenCalled()
    timer.letGo('focus')
    vi.advanceTimersByTime(alertStay)
    expect(hide).toHaveBeenCalledOnce()
  })

  test('that is replaced by another one restarts the timer', () => {
    const timer = createAlertTimer()
    timer.start(hide)
    vi.advanceTimersByTime(3000)
    timer.start(hide)
    vi.advanceTimersByTime(3000)
    expect(hide).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(hide).toHaveBeenCalledOnce()
  })

  test('that appears under somebody’s pointer waits for it to leave', () => {
    const timer = createAlertTimer()
    timer.hold('pointer')
    timer.start(hide)
    vi.advanceTimersByTime(60_000)
    expect(hide).not.toHaveBeenCalled()
  })

  test('that has been closed by hand never reappears', () => {
    const timer = createAlertTimer()
    timer.start(hide)
    timer.hold('focus')
    timer.stop()
    timer.letGo('focus')
    vi.advanceTimersByTime(60_000)
    expect(hide).not.toHaveBeenCalled()
  })
})
