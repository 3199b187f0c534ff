import path from 'node:path'
import { expect, test } from 'vitest'
import { projectDir } from '#project/project-dir.ts'
import { readDuration } from './read-duration.ts'

const fileOf = (name: string) => path.join(projectDir, 'houses/morgenstern/demo/files/recordings', name)

test('the length of recordings and films is read from their files', async () => {
  const seconds = async (name: string) => Math.round(((await readDuration(fileOf(name))) ?? 0) / 1000)
  expect(await seconds('klatschen.mp3')).toBe(24)
  expect(await seconds('klangfiguren.mp4')).toBe(32)
})

test('a file without a length has none', async () => {
  expect(await readDuration(import.meta.filename)).toBeNull()
})
