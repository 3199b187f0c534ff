import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { findFreePort } from '../../tests/support/find-free-port.ts'
import { signIn, type Session } from '../../tests/support/sign-in.ts'
import type { Hall } from '../demo-hall.ts'
import { startKillable } from '../killable-site.ts'
import { openRandom } from '../random.ts'
import { compareWithBar, type Table } from '../report.ts'
import { readResidentSets } from '../resident-sets.ts'
import { summarize } from '../statistics.ts'
import { callAs, uploadAsStaff } from '../upload-as-staff.ts'

const times = 5
/** From the last chunk of a photograph to the response with its renditions, in seconds. */
const readyBar = 3
/** Of the process that decodes, in millions of bytes. */
const memoryBar = 350
const visitors = 200

type Picture = { width: number; height: number; quality: number }
/**
 * About 40 MB, the size of the cameras of 2026 at their best quality, and a picture of the largest size that is
 * decoded.
 */
const photograph: Picture = { width: 9000, height: 6000, quality: 97 }
const hundredMegapixels: Picture = { width: 11_600, height: 8640, quality: 80 }

/**
 * Uploads large photographs one after the other. Measures how long it takes until each can be chosen with its first
 * renditions and until AVIF and WebP are complete, how slow the site is for visitors meanwhile, and the memory of the
 * site and of the process that decodes.
 */
export async function benchLargePictures(hall: Hall): Promise<Table> {
  const site = await startKillable(hall.folder, [await findFreePort(), await findFreePort()])
  const { origin } = site
  try {
    const session = await signIn(origin)
    const idle = summarize(await visit(origin, { isOver: (count) => count >= visitors }))
    const load = loadavg()[0] ?? 0
    const content = await draw(photograph)
    const ready: number[] = []
    const complete: number[] = []
    let isDone = false
    const visiting = visit(origin, { isOver: () => isDone })
    for (let time = 1; time <= times; time++) {
      const taken = await upload(origin, session, { content, name: `large-${time}.jpg` })
      ready.push(taken.ready)
      complete.push(taken.complete)
    }
    isDone = true
    const busy = summarize(await visiting)
    const afterPhotographs = await readResidentSets(hall.folder)
    const huge = await upload(origin, session, { content: await draw(hundredMegapixels), name: 'huge.jpg' })
    const peaks = await readResidentSets(hall.folder)
    const [median, megabytes] = [summarize(ready).median, content.length / 1e6]
    return {
      title: `A photograph of ${megabytes.toFixed(0)} MB, uploaded ${times} times`,
      note: `ready: answered with its renditions in JPEG, can be chosen and is shown; load of the machine before: ${load.toFixed(1)}`,
      columns: [
        { key: 'what', label: 'what', unit: 'text' },
        { key: 'figure', label: 'figure', unit: 'text' },
        { key: 'bar', label: 'bar', unit: 'text' },
      ],
      rows: [
        row('ready after its last piece, median', `${median.toFixed(2)} s`, compareWithBar(median, readyBar)),
        row('the slowest of them', `${Math.max(...ready).toFixed(2)} s`),
        row('all renditions, median', `${summarize(complete).median.toFixed(1)} s`),
        row('home page before, p95', `${idle.p95.toFixed(1)} ms`),
        row(
          'home page meanwhile, p95',
          `${busy.p95.toFixed(1)} ms, ${(busy.p95 / idle.p95).toFixed(1)} times as long`,
        ),
        row('slowest home page meanwhile', `${busy.worst.toFixed(0)} ms`),
        row(
          `a picture of ${((11_600 * 8640) / 1e6).toFixed(0)} megapixels, ready`,
          `${huge.ready.toFixed(2)} s`,
        ),
        row('memory of the site after the photographs, peak', `${afterPhotographs.sitePeak} MB`),
        row('memory of the site, peak', `${peaks.sitePeak} MB`),
        row(
          'memory of the process that decodes, peak',
          `${peaks.workerPeak} MB`,
          compareWithBar(peaks.workerPeak, memoryBar),
        ),
      ],
    }
  } finally {
    await site.kill()
  }
}

function row(what: string, figure: string, bar: Table['rows'][number]['bar'] = null) {
  return { what, figure, bar }
}

/** Detail at every scale, as in photographs; plain noise would disappear when it is scaled down. */
async function draw({ width, height, quality }: Picture): Promise<Buffer> {
  const random = openRandom(1913)
  const channels = 3
  let picture = Buffer.alloc(0)
  for (const [grain, share] of [
    [256, 1],
    [64, 0.4],
    [16, 0.4],
    [4, 0.3],
    [1, 0.12],
  ] as const) {
    const size = { width: Math.ceil(width / grain), height: Math.ceil(height / grain) }
    const noise = Buffer.alloc(size.width * size.height * channels)
    let state = random.whole(1, 2 ** 31)
    for (let index = 0; index < noise.length; index++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      noise[index] = state >>> 24
    }
    const layer = await sharp(noise, { raw: { ...size, channels } })
      .resize(width, height, { fit: 'fill' })
      .raw()
      .toBuffer()
    if (picture.length === 0) picture = layer
    else
      for (const [index, value] of layer.entries())
        picture[index] = (picture[index] ?? 0) * (1 - share) + value * share
  }
  return sharp(picture, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer()
}

let uploaded = 0

/**
 * Uploads a picture and returns the seconds from its last chunk to the response. The library treats each as new
 * content.
 */
async function upload(
  origin: string,
  session: Session,
  { content, name }: { content: Buffer; name: string },
): Promise<{ ready: number; complete: number }> {
  const call = callAs(origin, session)
  // Bytes after the end of a JPEG change nothing but its checksum.
  const file = new File([new Uint8Array(content), `${Date.now()} ${++uploaded}`], name)
  let last = 0
  const { media } = await uploadAsStaff(file, (...given) => {
    last = performance.now()
    return call(...given)
  })
  const ready = (performance.now() - last) / 1000
  if (!media) throw new Error(`${name} was not taken.`)
  for (;;) {
    const shown = await fetch(`${origin}${media.url.replace(/jpg$/, 'avif')}`, { redirect: 'manual' })
    await shown.arrayBuffer()
    if (shown.status === 200) return { ready, complete: (performance.now() - last) / 1000 }
    await setTimeout(50)
  }
}

/** The response times of the home page in milliseconds, one visit after the other. */
async function visit(origin: string, { isOver }: { isOver: (count: number) => boolean }): Promise<number[]> {
  const taken: number[] = []
  while (!isOver(taken.length)) {
    const began = performance.now()
    await (await fetch(`${origin}/de`)).text()
    taken.push(performance.now() - began)
    await setTimeout(5)
  }
  return taken
}
