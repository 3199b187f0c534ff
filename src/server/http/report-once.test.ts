import { expect, test, vi } from 'vitest'
import { reportOnce } from './report-once.ts'

test('An error is logged once for each subject, and again after many others', () => {
  const logger = { error: vi.fn() }
  const report = reportOnce(logger)
  const error = { subject: 'event-list a', error: new Error('broken') }
  report(error)
  report(error)
  report({ ...error, error: 'no error at all' })
  report({ ...error, subject: 'event-list b' })
  expect(logger.error).toHaveBeenCalledTimes(3)
  for (let index = 0; index < 500; index++) report({ ...error, subject: String(index) })
  logger.error.mockClear()
  report(error)
  expect(logger.error).toHaveBeenCalledTimes(1)
})
