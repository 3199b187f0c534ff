import { expect, test } from 'vitest'
import { readRange } from './read-range.ts'

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('%s requests a part of 100 bytes', (header, range) => {
  expect(readRange(header, 100)).toEqual(range)
})

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=20-10', 'bytes=0-1,5-6', 'pages=1-2', 'bytes=a-b'])(
  '%s is answered with the whole content',
  (header) => {
    expect(readRange(header, 100)).toBeNull()
  },
)
