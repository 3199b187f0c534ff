import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { MediaUpload } from '#contracts/office-media.ts'
import { UploadError, type UploadCall } from '#fields/media-upload/upload-call.ts'
import { uploadFile } from '#fields/media-upload/upload-file.ts'
import { signIn, type Session } from '../../tests/support/sign-in.ts'
import { drawNoise } from '../../tests/support/pictures.ts'
import type { Hall } from '../halls.ts'
import { freePort, startKillable } from '../killable-site.ts'
import { openRandom } from '../random.ts'
import { holdAgainst, type Table } from '../report.ts'

const count = 500
const kills = 10
const windows = 3
/** In seconds, from the last piece of a large photograph to the answer with its renditions. */
const readyBar = 3

const listed = z.object({
  count: z.number(),
  results: z.array(z.object({ id: z.number(), name: z.string(), is_prepared: z.boolean(), url: z.string() })),
})
type Item = z.infer<typeof listed>['results'][number]

/**
 * Uploads pictures while the whole site, its database included, is killed at random moments: every acknowledged one has
 * to be there once, with all of its renditions. Then uploads one large photograph and looks how long it takes, and how
 * long the home page takes meanwhile.
 */
export async function benchMedia(hall: Hall): Promise<Table> {
  const random = openRandom(1913)
  const ports = [await freePort(), await freePort()] as const
  let site = await startKillable(hall.folder, ports)
  const { origin } = site
  try {
    const session = await signIn(origin)
    const call = callAs(origin, session)
    const acknowledged = new Map<string, number>()
    const names = Array.from({ length: count }, (_, index) => `probe-${index}.jpg`)
    const uploading = Array.from({ length: windows }, async () => {
      for (let name = names.shift(); name !== undefined; name = names.shift()) {
        const seed = Number(/\d+/.exec(name)?.[0]) + 2
        const file = new File([new Uint8Array(await drawNoise({ width: 400, height: 300, seed }))], name)
        const { media } = await upload(file, call)
        if (media) acknowledged.set(name, media.id)
      }
    })
    for (let killed = 1; killed <= kills; killed++) {
      const wanted = (count * killed) / (kills + 1) + random.whole(0, 20)
      while (acknowledged.size < wanted) await setTimeout(random.whole(1, 30))
      await site.kill()
      site = await startKillable(hall.folder, ports)
      process.stderr.write(`  killed ${killed} times, ${acknowledged.size} uploads acknowledged\n`)
    }
    await Promise.all(uploading)
    const large = await uploadLarge(origin, call)
    const items = await waitForAll(origin, session)
    const wrong = [...acknowledged].filter(([name, id]) => {
      const own = items.filter((item) => item.name === name)
      return own.length !== 1 || own[0]?.id !== id
    })
    let missing = 0
    for (const item of items)
      for (const format of ['jpg', 'webp', 'avif']) {
        const answer = await fetch(`${origin}${item.url.replace(/jpg$/, format)}`, { redirect: 'manual' })
        await answer.arrayBuffer()
        if (answer.status !== 200) missing++
      }
    return {
      title: `${count} uploads by ${windows} windows while the site is killed ${kills} times`,
      note: 'SIGKILL to the site and to all processes of its database; then one photograph of 40 MB, and the home page beside it',
      columns: [
        { key: 'what', label: 'what', unit: 'text' },
        { key: 'figure', label: 'figure', unit: 'text' },
        { key: 'bar', label: 'bar', unit: 'text' },
      ],
      rows: [
        {
          what: 'uploads acknowledged',
          figure: String(acknowledged.size),
          bar: holdAgainst(count - acknowledged.size, 0),
        },
        {
          what: 'of these lost or there twice',
          figure: String(wrong.length),
          bar: holdAgainst(wrong.length, 0),
        },
        { what: 'renditions missing', figure: String(missing), bar: holdAgainst(missing, 0) },
        {
          what: `a photograph of ${large.megabytes} MB, ready after its last piece`,
          figure: `${large.ready.toFixed(1)} s`,
          bar: holdAgainst(large.ready, readyBar),
        },
        { what: 'the same with its way to the site', figure: `${large.whole.toFixed(1)} s`, bar: null },
        { what: 'slowest home page meanwhile', figure: `${large.page} ms`, bar: null },
      ],
    }
  } finally {
    await site.kill()
  }
}

/** Tries as often as it takes: people press “continue”. */
async function upload(file: File, call: UploadCall): Promise<MediaUpload> {
  let begun: string | undefined
  for (;;) {
    try {
      return await uploadFile(file, {
        call,
        begun,
        signal: new AbortController().signal,
        onBegin: (id) => {
          begun = id
        },
        onProgress: () => {},
        pause: () => setTimeout(200),
      })
    } catch (error) {
      if (!(error instanceof UploadError) || (error.status > 0 && error.status < 500)) throw error
    }
  }
}

async function uploadLarge(origin: string, call: UploadCall) {
  const content = await drawNoise({ width: 7600, height: 5000, seed: 1, quality: 72 })
  const file = new File([new Uint8Array(content)], 'large.jpg')
  let [last, page] = [0, 0]
  const isDone = new AbortController()
  const visiting = (async () => {
    while (!isDone.signal.aborted) {
      const began = performance.now()
      await (await fetch(`${origin}/de`)).text()
      page = Math.max(page, Math.round(performance.now() - began))
    }
  })()
  const began = performance.now()
  await upload(file, (...given) => {
    last = performance.now()
    return call(...given)
  })
  const ended = performance.now()
  isDone.abort()
  await visiting
  return {
    megabytes: Math.round(content.length / 1e6),
    ready: (ended - last) / 1000,
    whole: (ended - began) / 1000,
    page,
  }
}

/** All pictures of this measurement, once they have all of their renditions. */
async function waitForAll(origin: string, session: Session): Promise<Item[]> {
  for (;;) {
    const items: Item[] = []
    for (let page = 1; ; page++) {
      const answer = await fetch(`${origin}/de/api/admin/media?query=probe&page_size=100&page=${page}`, {
        headers: { Cookie: session.cookie },
      })
      const read = listed.parse(await answer.json())
      items.push(...read.results)
      if (items.length >= read.count) break
    }
    if (items.every((item) => item.is_prepared)) return items
    await setTimeout(2000)
  }
}

function callAs(origin: string, { cookie, token }: Session): UploadCall {
  return async (method, path, { body } = {}) => {
    const answer = await fetch(`${origin}/de/api/admin/media-uploads${path}`, {
      method,
      headers: {
        Cookie: cookie,
        'X-CSRFToken': token,
        ...(body && {
          'Content-Type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(body && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    }).catch(() => null)
    if (!answer) throw new UploadError(0, null)
    const text = await answer.text().catch(() => null)
    if (text === null) throw new UploadError(0, null)
    if (!answer.ok) throw new UploadError(answer.status, text)
    // The call's contract defines the type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(text) as MediaUpload
  }
}
