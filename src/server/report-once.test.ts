import { expect, test, vi } from 'vitest'
import { reportOnce } from './report-once.ts'

test('A fault is logged once for each subject, and again after many others', () => {
  const logger = { error: vi.fn() }
  const report = reportOnce(logger)
  const fault = { subject: 'event-list a', error: new Error('broken') }
  report(fault)
  report(fault)
  report({ ...fault, error: 'no error at all' })
  report({ ...fault, subject: 'event-list b' })
  expect(logger.error).toHaveBeenCalledTimes(3)
  for (let index = 0; index < 500; index++) report({ ...fault, subject: String(index) })
  logger.error.mockClear()
  report(fault)
  expect(logger.error).toHaveBeenCalledTimes(1)
})
