/** The process that decodes uploaded pictures, so that neither their size nor their faults affect the site. */
import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { FigureFormat } from '#design/picture/figure-address.ts'
import type { Rendition } from '#domain/media/index.server.ts'
import { developPicture, type PictureFault } from './develop-picture.ts'

export type PictureOrder = { file: string; formats: FigureFormat[] }
export type PictureAnswer =
  | { width: number; height: number; renditions: Rendition[] }
  | { fault: PictureFault }
  | { error: string }

sharp.concurrency(1)
sharp.cache(false)

setPriority(10) // lower priority than the site
process.on('message', (order: PictureOrder) => {
  void answer(order).then((said) => process.connected && process.send?.(said)) // the site may have been killed
})

async function answer({ file, formats }: PictureOrder): Promise<PictureAnswer> {
  try {
    return await developPicture(file, formats)
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
