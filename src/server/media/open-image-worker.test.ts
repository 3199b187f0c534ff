import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawNoise } from '../../../tests/support/pictures.ts'
import { openImageWorker } from './open-image-worker.ts'

/** Processes can be inspected in Linux only. */
const onLinux = test.skipIf(!existsSync('/proc/self/status'))
const worker = fileURLToPath(new URL('./picture-worker.ts', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function keep(name: string, content: Buffer): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, content)
  return file
}

/**
 * A picture of many pixels in one colour, encoded as by a camera: its file is small, but its pixels need much memory.
 */
async function drawLarge(name: string, width: number, height: number, as: (picture: Sharp) => Sharp) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#47a' } })
  return keep(name, await as(picture).toBuffer())
}

describe('A picture of 100 megapixels', () => {
  onLinux('is decoded row by row, in less than 350 MB', async () => {
    const file = await drawLarge('baseline.jpg', 11_600, 8640, (picture) => picture.jpeg())
    const child = fork(worker, { serialization: 'advanced' })
    const memory = async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6
    }
    try {
      for (const formats of [['jpg'], ['avif', 'webp']]) {
        const answered = once(child, 'message')
        child.send({ file, formats })
        const [answer]: unknown[] = await answered
        expect(answer).toMatchObject({ width: 11_600, height: 8640 })
        expect(await memory(), String(formats)).toBeLessThan(350)
      }
    } finally {
      child.kill('SIGKILL')
    }
  })
})

test('A picture is refused when more than 40 megapixels would be in memory at once, or a side is too long', async () => {
  const studio = openImageWorker()
  const refused = [
    await drawLarge('progressive.jpg', 8000, 5126, (picture) => picture.jpeg({ progressive: true })),
    await drawLarge('large.webp', 8000, 5126, (picture) => picture.webp({ effort: 0 })),
    await drawLarge('long.png', 16_001, 2, (picture) => picture.png()),
  ]
  for (const file of refused) expect(await studio.develop(file), file).toEqual({ error: 'too_many_pixels' })
  await studio.close()
})

describe('A picture at which the process dies', () => {
  onLinux('is refused as broken, and the next one is taken', async () => {
    const reasons: string[] = []
    const studio = openImageWorker({ onError: (reason) => reasons.push(reason) })
    const file = await keep('noise.jpg', await drawNoise({ width: 4000, height: 3000 }))
    const developing = studio.develop(file)
    await expect.poll(findWorker, { interval: 5 }).not.toBeNull()
    process.kill((await findWorker()) ?? 0, 'SIGKILL')
    expect(await developing).toEqual({ error: 'media_broken' })
    expect(reasons).toEqual(['The process that decodes pictures has died.'])
    expect(await studio.develop(file)).toMatchObject({ width: 4000, height: 3000 })
    await studio.close()
    await expect.poll(findWorker, { interval: 5 }).toBeNull()
  })

  /** The process that this one has started to decode pictures. */
  async function findWorker(): Promise<number | null> {
    for (const name of await readdir('/proc')) {
      const read = (file: string) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')
      if (!/^\d+$/.test(name) || !(await read('cmdline')).includes('picture-worker')) continue
      if (new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(await read('status'))) return Number(name)
    }
    return null
  }
})

test('A picture is shown whole in a shape, on a ground or on none', async () => {
  const studio = openImageWorker()
  const file = await drawLarge('flat.png', 300, 100, (picture) => picture.png())
  const sizeAndCorner = async (bytes: Uint8Array) => {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    return [info.width, info.height, [...data.subarray(0, info.channels)]]
  }
  const shape = { width: 90, height: 90 }
  const [open, grounded, tight] = [
    await studio.frame(file, shape),
    await studio.frame(file, { ...shape, ground: '#fcfcfa', share: 0.5 }),
    await studio.frame(file, { ...shape, isTight: true }),
  ]
  expect(await sizeAndCorner(open)).toEqual([90, 90, [0, 0, 0, 0]])
  expect(await sizeAndCorner(grounded)).toEqual([90, 90, [0xfc, 0xfc, 0xfa]])
  expect(await sizeAndCorner(tight)).toEqual([90, 30, [0x44, 0x77, 0xaa]])
  await expect(studio.frame(await keep('broken.png', Buffer.from('no picture')), shape)).rejects.toThrow()
  await studio.close()
})

test('A picture gets every format in the widths of the breakpoints, without being cropped', async () => {
  const studio = openImageWorker()
  const file = await drawLarge('wide.png', 1800, 600, (picture) => picture.png())
  const developed = await studio.develop(file)
  const jpegs = 'error' in developed ? [] : developed.renditions
  const all = [...jpegs, ...(await studio.complete(file))]
  await studio.close()
  const found = await Promise.all(
    all.map(async ({ width, format, bytes }) => {
      const read = await sharp(bytes).metadata()
      expect([read.width, read.height], `${width} ${format}`).toEqual([width, Math.round(width / 3)])
      return `${read.format === 'heif' ? 'avif' : read.format} ${width}`
    }),
  )
  const widths = [320, 640, 768, 1024, 1280, 1536]
  const wanted = ['jpeg', 'avif', 'webp'].flatMap((format) => widths.map((width) => `${format} ${width}`))
  expect(found.toSorted()).toEqual(wanted.toSorted())
})
