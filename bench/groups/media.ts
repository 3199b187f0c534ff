import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { signIn, type Session } from '../../tests/support/sign-in.ts'
import { drawNoise } from '../../tests/support/pictures.ts'
import type { Hall } from '../demo-hall.ts'
import { freePort, startKillable } from '../killable-site.ts'
import { openRandom } from '../random.ts'
import { compareWithBar, type Table } from '../report.ts'
import { callAs, uploadAsStaff } from '../upload-as-staff.ts'

const count = 500
const kills = 10
const windows = 3

const listed = z.object({
  count: z.number(),
  results: z.array(z.object({ id: z.number(), name: z.string(), is_prepared: z.boolean(), url: z.string() })),
})
type Item = z.infer<typeof listed>['results'][number]

/**
 * Uploads pictures while the whole site with its database is killed at random moments. Every acknowledged picture has
 * to be there once, with all of its renditions.
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
        const { media } = await uploadAsStaff(file, call)
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
      note: 'SIGKILL to the site and to all processes of its database',
      columns: [
        { key: 'what', label: 'what', unit: 'text' },
        { key: 'figure', label: 'figure', unit: 'text' },
        { key: 'bar', label: 'bar', unit: 'text' },
      ],
      rows: [
        {
          what: 'uploads acknowledged',
          figure: String(acknowledged.size),
          bar: compareWithBar(count - acknowledged.size, 0),
        },
        {
          what: 'of these lost or there twice',
          figure: String(wrong.length),
          bar: compareWithBar(wrong.length, 0),
        },
        { what: 'renditions missing', figure: String(missing), bar: compareWithBar(missing, 0) },
      ],
    }
  } finally {
    await site.kill()
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
