import sharp from 'sharp'
import { mediaLimits } from '#contracts/media-files.ts'
import type { FrameShape } from '#domain/media/index.server.ts'

/** The maximum time for decoding, in seconds. */
const longest = 25
const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

/** A picture as PNG, whole and in the middle of a shape; without a ground it is transparent around it. */
export async function renderFrame(file: string, shape: FrameShape): Promise<Uint8Array> {
  const { width, height, ground, share = 1, isTight = false } = shape
  const inner = { width: Math.round(width * share), height: Math.round(height * share) }
  const opened = sharp(file, { limitInputPixels: mediaLimits.pixelsAtOnce, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: longest })
  if (isTight)
    return opened
      .resize({ ...inner, fit: 'inside' })
      .png()
      .toBuffer()
  const [left, top] = [Math.floor((width - inner.width) / 2), Math.floor((height - inner.height) / 2)]
  const background = ground ?? transparent
  const framed = opened.resize({ ...inner, fit: 'contain', background }).extend({
    left,
    top,
    right: width - inner.width - left,
    bottom: height - inner.height - top,
    background,
  })
  return (ground === undefined ? framed : framed.flatten({ background }).removeAlpha()).png().toBuffer()
}
