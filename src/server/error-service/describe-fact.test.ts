import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeFact } from './describe-fact.ts'
import { openLogger } from './open-logger.ts'

function log(...args: [object, string]): string {
  let line = ''
  openLogger('warn', { service: null, destination: { write: (text) => void (line += text) } }).warn(...args)
  return line
}

test('An error is logged with its type, code, causes and calls, and without the saved data', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(mira.berg@example.org) already exists.',
  })
  const error = Object.assign(
    new Error('Failed query: insert into people\nparams: Mira,mira.berg@example.org', { cause }),
    { query: 'insert into people', params: ['Mira', 'mira.berg@example.org'] },
  )
  const line = log(
    { err: error, path: '/de/merken/12/confirm/qXv3K0-fhPz_8yWm2LrT5uNc1JbQeA7d?x=Mira' },
    'a page failed',
  )
  expect(JSON.parse(line)).toMatchObject({
    msg: 'a page failed',
    path: '/de/merken/12/confirm/…',
    err: {
      type: 'Error',
      message: 'Failed query: insert into people\nparams: …',
      stack: expect.stringContaining('describe-fact.test.ts'),
      cause: { message: 'duplicate key', code: '23505' },
    },
  })
  expect(line).not.toMatch(/Mira|mira/)
})

test('Facts of any shape are logged: deep ones, circular ones, and those that are not text', () => {
  const circular: Record<string, unknown> = { count: 3, list: [1, 'mira@example.org'] }
  circular['self'] = circular
  const error = new Error('itself')
  error.cause = error
  expect(JSON.parse(log({ circular, error, nothing: null, big: true }, 'x'))).toMatchObject({
    circular: { count: 3, list: [1, '…@…'] },
    nothing: null,
    big: true,
  })
})

test('No mail address and no query of an address is logged, wherever it occurs', () => {
  const secret = fc.stringMatching(/^[A-Za-z0-9]{12,30}$/)
  fc.assert(
    fc.property(fc.emailAddress(), secret, (address, value) => {
      const error = new Error(`could not send to ${address}: /de/suche?q=${value}`)
      const described = JSON.stringify(
        describeFact('', {
          err: error,
          data: { to: [address] },
          reason: `GET /x?${value}`,
          path: `/de?${value}`,
        }),
      )
      expect(described).not.toContain(address)
      expect(described).not.toContain(value)
    }),
    { numRuns: 300, seed: 1913 },
  )
})
