import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isWholePicture } from './is-whole-picture.ts'

describe.each(['jpeg', 'webp', 'avif'] as const)('A %s file', (format) => {
  const draw = () =>
    sharp({ create: { width: 64, height: 48, channels: 3, background: '#a63' } })
      .toFormat(format)
      .toBuffer()

  test('is complete as it was written', async () => {
    expect(isWholePicture(await draw())).toBe(true)
  })

  test('is damaged when it is empty, truncated anywhere, or all zeros', async () => {
    const bytes = await draw()
    for (const length of [0, 1, 15, 16, Math.floor(bytes.length / 2), bytes.length - 1])
      expect(isWholePicture(bytes.subarray(0, length)), String(length)).toBe(false)
    expect(isWholePicture(Buffer.alloc(bytes.length))).toBe(false)
  })
})
