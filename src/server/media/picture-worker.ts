/** The process that decodes uploaded pictures, so that neither their size nor their errors affect the site. */
import { getPriority, setPriority } from 'node:os'
import sharp from 'sharp'
import type { FigureFormat } from '#design/picture/figure-address.ts'
import type { FrameShape, Rendition } from '#domain/media/index.server.ts'
import { renderFrame } from './render-frame.ts'
import { renderRenditions, type PictureError } from './render-renditions.ts'

export type PictureOrder = { file: string; formats: FigureFormat[] } | { file: string; shape: FrameShape }
export type PictureResponse =
  | { width: number; height: number; renditions: Rendition[] }
  | { framed: Uint8Array }
  | { error: PictureError }
  | { failure: string }

sharp.concurrency(1)
sharp.cache(false)

// Lower priority than the site; an ordinary user may not raise what somebody has lowered.
setPriority(Math.max(10, getPriority()))
process.on('message', (order: PictureOrder) => {
  void answer(order).then((said) => process.connected && process.send?.(said)) // the site may have been killed
})

async function answer(order: PictureOrder): Promise<PictureResponse> {
  try {
    if ('shape' in order) return { framed: await renderFrame(order.file, order.shape) }
    return await renderRenditions(order.file, order.formats)
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
