import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStyleReader } from './read-style.ts'

let clientDir = ''
beforeAll(async () => {
  clientDir = await mkdtemp(path.join(tmpdir(), 'styles-'))
  await mkdir(path.join(clientDir, 'assets'))
  await writeFile(path.join(clientDir, 'assets', 'page-1a.css'), 'p{margin:0}')
  await writeFile(path.join(clientDir, 'secret.css'), 'no')
})
afterAll(() => rm(clientDir, { recursive: true }))

it('A built style is read once, and kept', async () => {
  const read = createStyleReader(clientDir)
  expect(read('/assets/page-1a.css')).toBe('p{margin:0}')
  await writeFile(path.join(clientDir, 'assets', 'page-1a.css'), 'changed')
  expect(read('/assets/page-1a.css')).toBe('p{margin:0}')
})

it('Nothing else is read', () => {
  const read = createStyleReader(clientDir)
  for (const file of [
    '/assets/../secret.css',
    '/secret.css',
    '/assets/page-2b.css',
    '/assets/page-1a.js',
    '',
  ])
    expect(read(file)).toBeNull()
  expect(createStyleReader(null)('/assets/page-1a.css')).toBeNull()
})
