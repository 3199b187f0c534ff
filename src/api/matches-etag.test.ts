import { expect, test } from 'vitest'
import { matchesEtag } from './matches-etag.ts'

test.each([
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s names "a": %s', (header, isNamed) => {
  expect(matchesEtag(header, '"a"')).toBe(isNamed)
})
