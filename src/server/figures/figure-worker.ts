/** The thread that draws figures, so that no visitor waits for another one's picture. */
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { figureRatio } from '#design/picture/figure-address.ts'
import { drawFigure } from './draw-figure.ts'

export type FigureOrder = { ground: string; variant: number; width: number; format: string }
export type FigureAnswer = { bytes: Uint8Array } | { error: string }

sharp.concurrency(1)

parentPort?.on('message', (order: FigureOrder) => {
  void draw(order).then(
    (bytes) => parentPort?.postMessage({ bytes } satisfies FigureAnswer),
    (error: unknown) => parentPort?.postMessage({ error: String(error) } satisfies FigureAnswer),
  )
})

async function draw({ ground, variant, width, format }: FigureOrder): Promise<Uint8Array> {
  const height = Math.round(width / figureRatio)
  const pixels = drawFigure(ground, variant, width, height)
  const image = sharp(pixels, { raw: { width, height, channels: 3 } })
  if (format === 'avif') return image.avif({ quality: 46, effort: 2 }).toBuffer()
  return image.jpeg({ quality: 68, mozjpeg: true }).toBuffer()
}
