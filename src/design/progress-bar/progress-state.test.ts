import { describe, expect, test } from 'vitest'
import { nextProgress, progressFade, progressThrottle, timeOf } from './progress-state.ts'

describe('The progress bar of a navigation', () => {
  test('is not shown for an operation of less than 200 ms', () => {
    expect(timeOf('waiting')).toBe(progressThrottle)
    expect(nextProgress('idle', 'busy')).toBe('waiting')
    expect(nextProgress('waiting', 'ready')).toBe('idle')
  })

  test('runs after that, completes at the end, and disappears after fading', () => {
    expect(nextProgress('waiting', 'time')).toBe('running')
    expect(timeOf('running')).toBeNull()
    expect(nextProgress('running', 'ready')).toBe('done')
    expect(timeOf('done')).toBe(progressFade)
    expect(nextProgress('done', 'time')).toBe('idle')
  })

  test('restarts for the next navigation, and continues for one that follows at once', () => {
    expect(nextProgress('done', 'busy')).toBe('waiting')
    expect(nextProgress('running', 'busy')).toBe('running')
    expect(nextProgress('waiting', 'busy')).toBe('waiting')
  })

  test('stays idle without an event', () => {
    expect(timeOf('idle')).toBeNull()
    expect(nextProgress('idle', 'ready')).toBe('idle')
    expect(nextProgress('idle', 'time')).toBe('idle')
    expect(nextProgress('running', 'time')).toBe('running')
    expect(nextProgress('done', 'ready')).toBe('done')
  })
})
