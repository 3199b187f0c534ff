import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Bench } from '../hall.ts'
import { summarize } from '../measure.ts'
import { signIn } from '../office-calls.ts'
import { compareWithBar, type Row } from '../report.ts'

const rounds = 6
/** Milliseconds of a season's release, how late it is, and of a visitor while it is applied. */
const bars = { release: 2000, late: 1000, visitor: 100 }
/** Longer than the site begins before the minute. */
const lead = 7000
/** How many records of each kind a season announces. */
const season = { 'events/event': 100, 'events/subscription': 5, 'blog/article': 2 }

const numbered = z.object({ id: z.number(), state: z.string().optional() })
const page = z.object({ results: z.array(numbered) })

/**
 * Measures a release of a season: how long it takes from its minute until it is public, and how long visitors wait for pages that
 * are not cached meanwhile.
 */
export const benchReleases: Bench = async function* ({ hall }) {
  const site = await hall.startSite()
  try {
    const call = await signIn(site.origin)
    const atOnce: number[] = []
    const late: number[] = []
    const visits: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const release = numbered.parse(
        await call('POST', 'releases/release', { name: `Saison ${round}`, state: 'collecting' }),
      )
      const later = { release: release.id }
      const teaser = { de: `Fassung ${round}`, en: `Version ${round}` }
      for (const [path, count] of Object.entries(season)) {
        const { results } = page.parse(await call('GET', `${path}?page_size=${count}`))
        for (const { id } of results) await call('PATCH', `${path}/${id}`, { teaser, later })
      }
      const isPlanned = async () =>
        numbered.parse(await call('GET', `releases/release/${release.id}`)).state === 'planned'
      const plan = (publishAt: Date) =>
        call('PATCH', `releases/release/${release.id}`, {
          state: 'planned',
          publish_at: publishAt.toISOString(),
        })
      if (round % 2 === 0) {
        const began = performance.now()
        await plan(new Date())
        while (await isPlanned()) await wait(20)
        atOnce.push(performance.now() - began)
        continue
      }
      const minute = new Date(Date.now() + lead)
      await plan(minute)
      let isPublic = false
      const visiting = visit(site.origin, visits, () => isPublic)
      await wait(lead)
      while (await isPlanned()) await wait(20)
      late.push(Date.now() - minute.getTime())
      isPublic = true
      await visiting
    }
    const rowOf = (name: string, values: number[], bar: number, worst: 'median' | 'p99'): Row => {
      const { median, p99 } = summarize(values)
      return { what: name, median, p99, bar: compareWithBar({ median, p99 }[worst], bar) }
    }
    yield {
      title: 'A release of 100 events, 5 subscriptions and 2 stories',
      note: `milliseconds; ${rounds} releases, ${visits.length} pages of visitors meanwhile`,
      rows: [
        rowOf('published at once', atOnce, bars.release, 'median'),
        rowOf('after its minute', late, bars.late, 'median'),
        rowOf('a page that is not cached', visits, bars.visitor, 'p99'),
      ],
    }
  } finally {
    await site.stop()
  }
}

/** Reads pages that are not cached, one after the other, until the release is public. */
async function visit(origin: string, visits: number[], isOver: () => boolean): Promise<void> {
  for (let number = 0; !isOver(); number += 1) {
    const began = performance.now()
    const answer = await fetch(`${origin}/de/programm-und-karten?page=${1 + (number % 4)}&query=a${number}`)
    await answer.arrayBuffer()
    visits.push(performance.now() - began)
    await wait(10)
  }
}
