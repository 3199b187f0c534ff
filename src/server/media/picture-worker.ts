/** The process that decodes uploaded pictures, so that neither their size nor their errors affect the site. */
import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { FigureFormat } from '#design/picture/figure-address.ts'
import type { Rendition } from '#domain/media/index.server.ts'
import { renderRenditions, type PictureError } from './render-renditions.ts'

export type PictureOrder = { file: string; formats: FigureFormat[] }
export type PictureResponse =
  | { width: number; height: number; renditions: Rendition[] }
  | { error: PictureError }
  | { failure: string }

sharp.concurrency(1)
sharp.cache(false)

setPriority(10) // lower priority than the site
process.on('message', (order: PictureOrder) => {
  void answer(order).then((said) => process.connected && process.send?.(said)) // the site may have been killed
})

async function answer({ file, formats }: PictureOrder): Promise<PictureResponse> {
  try {
    return await renderRenditions(file, formats)
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
