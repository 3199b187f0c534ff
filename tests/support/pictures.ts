import sharp from 'sharp'

/** A picture of noise, which compresses as badly as a photograph; the same number always returns the same picture. */
export async function drawNoise(given: {
  width: number
  height: number
  seed?: number
  format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'
  quality?: number
}): Promise<Buffer> {
  const { width, height, seed = 1, format = 'jpeg', quality = 80 } = given
  const data = Buffer.alloc(width * height * 3)
  let state = seed
  for (let index = 0; index < data.length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    data[index] = state >>> 24
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .toFormat(format, { quality })
    .toBuffer()
}
