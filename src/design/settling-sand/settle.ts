/** The sand animation over an image; lazy. */
import { lessMotion } from '../less-motion.ts'
import { groundOf, parseFigurePath, type FigureKey } from '../picture/figure-address.ts'
import { fading } from './sand-times.ts'
import type { SandOrder, SandReport } from './sand-worker.ts'

/** The number of pixels that an average computer can fill at 60 frames per second. */
const maxPixels = 1_500_000
const defaultWidth = 1280

/**
 * Plays once over the image in the same box, and resolves when the animation has ended or was aborted: when the visitor
 * switches tabs, resizes the window, or prefers reduced motion. The work is done in a worker; if OffscreenCanvas is not
 * supported there, nothing is animated.
 */
export async function settleSand(place: HTMLElement): Promise<void> {
  const image = place.parentElement?.querySelector('img')
  await image?.decode().catch(() => {}) // if the image failed to load, the sand plays over its ground
  const canvas = document.createElement('canvas')
  canvas.className = place.className
  canvas.ariaHidden = 'true'
  place.after(canvas)
  try {
    await settleOn(canvas, figureAt(place), image)
  } finally {
    canvas.remove()
  }
}

function figureAt({ dataset }: HTMLElement): FigureKey {
  return { ground: groundOf(dataset['ground'] ?? ''), variant: Number(dataset['variant']) }
}

async function settleOn(
  canvas: HTMLCanvasElement,
  figure: FigureKey,
  image: HTMLImageElement | null | undefined,
): Promise<void> {
  const { width, height } = canvas.getBoundingClientRect()
  if (width < 1 || height < 1 || !('transferControlToOffscreen' in canvas)) return
  const ratio = Math.min(devicePixelRatio, 2, Math.sqrt(maxPixels / (width * height)))
  const surface = canvas.transferControlToOffscreen()
  const shown = image ? parseFigurePath(new URL(image.currentSrc, location.href).pathname) : null
  const order: SandOrder = {
    surface,
    figure,
    width: shown?.width ?? defaultWidth,
    columns: Math.round(width * ratio),
    rows: Math.round(height * ratio),
    ratio,
  }
  await play(canvas, order)
}

async function play(canvas: HTMLCanvasElement, order: SandOrder): Promise<void> {
  const worker = new Worker(new URL('./sand-worker.ts', import.meta.url), { type: 'module' })
  const watching = new AbortController()
  const listening = { signal: watching.signal }
  await new Promise<void>((resolve) => {
    const stop = () => resolve()
    document.addEventListener('visibilitychange', stop, listening)
    window.addEventListener('resize', stop, listening)
    lessMotion().addEventListener('change', stop, listening)
    worker.addEventListener('error', stop)
    worker.addEventListener('message', ({ data }: MessageEvent<SandReport>) => {
      canvas.style.transition = `opacity ${data === 'begun' ? 0.15 : fading}s`
      canvas.style.opacity = data === 'begun' ? '1' : '0'
      if (data === 'settled') setTimeout(stop, fading * 1000)
    })
    worker.postMessage(order, [order.surface])
  })
  watching.abort()
  worker.terminate()
}
