import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openArchiveGate } from './open-archive-gate.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a process is not ready before the archive has been read', () => {
  const gate = openArchiveGate({ isExpected: true })
  expect([gate.findFailedChecks().map(({ code }) => code), gate.findNotes()]).toEqual([
    ['archive_being_read'],
    [],
  ])
  gate.open()
  expect([gate.findFailedChecks(), gate.findNotes()]).toEqual([[], []])
})

test('a very large archive delays it for ten seconds, and is a note from then on', () => {
  const gate = openArchiveGate({ isExpected: true })
  vi.advanceTimersByTime(10_001)
  expect([gate.findFailedChecks(), gate.findNotes()]).toEqual([[], ['archive_being_read']])
  gate.open()
  expect(gate.findNotes()).toEqual([])
})

test('a process without an archive does not wait for one', () => {
  const gate = openArchiveGate({ isExpected: false })
  expect([gate.findFailedChecks(), gate.findNotes()]).toEqual([[], []])
})
