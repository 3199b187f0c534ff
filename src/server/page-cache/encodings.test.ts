import { expect, test } from 'vitest'
import { encode } from './encodings.ts'

test('A cached body uses no more memory than its own length', async () => {
  const page = Buffer.from('<p>A concert</p>'.repeat(500))
  const bodies = await encode(page, new Headers({ 'Content-Type': 'text/html' }))
  expect(Object.keys(bodies)).toEqual(['br', 'gzip'])
  for (const body of Object.values(bodies)) expect(body.buffer.byteLength).toBe(body.length)
})
