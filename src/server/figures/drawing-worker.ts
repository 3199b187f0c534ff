/**
 * The process that draws figures and share images, so that drawing does not block requests. It has the site's own
 * priority: without HTTP/2 a browser has six connections, and an editor's words waited behind undrawn figures on a busy
 * machine.
 */
import sharp from 'sharp'
import type { FigureFormat, FigureGround } from '#design/picture/figure-address.ts'
import type { ShareCard, ShareFormat } from '#design/picture/share-card.ts'
import type { Pixels } from './draw-figure.ts'
import { layout } from '#design/house-layout.generated.ts'
import { drawHouseFigure } from './draw-house-figure.ts'
import type { DrawingResponse } from './drawing-store.ts'
import { figures } from './house.generated.ts'

export type DrawingOrder =
  | { kind: 'figure'; ground: FigureGround; variant: number; width: number; format: FigureFormat }
  | { kind: 'share'; card: ShareCard; format: ShareFormat }
type FigureOrder = Extract<DrawingOrder, { kind: 'figure' }>

sharp.concurrency(1)
sharp.cache(false) // every picture is encoded only once

process.on('message', ({ order }: { order: DrawingOrder }) => {
  void answer(order).then((said) => process.connected && process.send?.(said)) // the site may have been killed
})

async function answer(order: DrawingOrder): Promise<DrawingResponse> {
  try {
    return { bytes: await draw(order) }
  } catch (error) {
    return { error: `${describe(order)}: ${error instanceof Error ? error.stack : String(error)}` }
  }
}

async function draw(order: DrawingOrder): Promise<Uint8Array> {
  if (order.kind === 'figure') return encode(await pixelsOf(order), order.format)
  const { drawShareImage } = await import('../share-images/draw-share-image.ts') // lazy, because it loads the fonts
  return drawShareImage(order.card, order.format, { figures, share: layout.share })
}

function describe(order: DrawingOrder): string {
  if (order.kind === 'share') return `the share image of ${order.card.kind} ${order.card.id}`
  return `the figure ${order.ground}/${order.variant} at ${order.width} pixels`
}

/** The most recently drawn figures: browsers showing one page request the same figure in several formats. */
const drawn = new Map<string, Promise<Pixels>>()
const maxMemory = 3

function pixelsOf({ ground, variant, width }: FigureOrder): Promise<Pixels> {
  const key = `${ground}/${variant}/${width}`
  const pixels = drawn.get(key) ?? drawHouseFigure(figures, { ground, variant, width })
  drawn.delete(key)
  drawn.set(key, pixels)
  for (const oldest of drawn.keys()) {
    if (drawn.size <= maxMemory) break
    drawn.delete(oldest)
  }
  return pixels
}

/**
 * Figures consist mostly of grain, so a higher quality costs more bytes than it visibly gains, least of all at high
 * pixel densities; a higher encoding effort saves nothing. The pixels of a phone are so small that chroma can be
 * subsampled.
 */
function encode({ data, width, height }: Pixels, format: FigureFormat): Promise<Uint8Array> {
  const image = sharp(data, { raw: { width, height, channels: 3 } })
  const isLarge = width >= 1024
  if (format === 'avif')
    return image
      .avif({ quality: isLarge ? 34 : 30, effort: 2, chromaSubsampling: isLarge ? '4:4:4' : '4:2:0' })
      .toBuffer()
  if (format === 'webp') return image.webp({ quality: isLarge ? 52 : 64, effort: 4 }).toBuffer()
  return image.jpeg({ quality: isLarge ? 56 : 66, mozjpeg: true }).toBuffer()
}
