import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkDisk } from './check-disk.ts'
import { troubles } from './failed-check.ts'

const megabytes = (count: number) => () => Promise.resolve({ bavail: count * 256, bsize: 4096 })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'concert-hall-disk-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('A writable folder with disk space is fine, and the check leaves no file in it', async () => {
  expect(await checkDisk(folder, megabytes(100))).toBeNull()
  expect(await readdir(folder)).toEqual([])
})

test('Overlapping checks do not disturb each other', async () => {
  const check = async (delay: number) => {
    await setTimeout(delay)
    return checkDisk(folder, megabytes(100))
  }
  const results = await Promise.all(Array.from({ length: 50 }, (_, index) => check(index % 10)))
  expect(new Set(results)).toEqual(new Set([null]))
})

test('A disk that is nearly full is reported before it is full', async () => {
  expect(await checkDisk(folder, megabytes(99))).toBe(troubles.noRoom)
})

test('A full disk is reported as such, and anything else as a folder that cannot be written', async () => {
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error('secret'), { code }))
  expect(await checkDisk(folder, failing('ENOSPC'))).toBe(troubles.noRoom)
  expect(await checkDisk(folder, failing('EIO'))).toBe(troubles.notWritable)
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  expect(await checkDisk(path.join(file, 'data'), megabytes(100))).toBe(troubles.notWritable)
})
