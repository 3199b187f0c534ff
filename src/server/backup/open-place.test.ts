import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { openTarget } from './open-place.ts'

test('A place that is no folder is named by the error of whatever is tried there', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'place-'))
  const file = path.join(folder, 'a-file')
  try {
    await writeFile(file, '')
    const place = await openTarget(file)
    await expect(place.list()).rejects.toThrow(`${file}: ENOTDIR`)
    await expect(place.write('name', Readable.from([Buffer.from('x')]))).rejects.toThrow(`${file}/name: E`)
  } finally {
    await rm(folder, { recursive: true })
  }
})
