import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { hallInput } from '#i18n/hall-time.ts'
import type { Bench } from '../hall.ts'
import { summarize } from '../measure.ts'
import { openSession, signIn } from '../office-calls.ts'
import { compareWithBar, type Row, type Table } from '../report.ts'

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
    yield await measureSeason(site.origin)
  } finally {
    await site.stop()
  }
}

/** How many drafts a whole season has, and how long a step with it may take, in milliseconds. */
const drafts = 700
const stepBar = 3000
/** How long the site has after the drafts were made. */
const settling = 60_000
const batch = z.object({ added: z.number(), next: z.string().nullable() })

/** A season of drafts: into a release, shown, checked, seen before, published at its minute, taken back. */
async function measureSeason(origin: string): Promise<Table> {
  const call = await signIn(origin)
  const session = await openSession(origin)
  const rows: Row[] = []
  const measure = async <Result>(
    what: string,
    act: () => Promise<Result>,
    bar = stepBar,
  ): Promise<Result> => {
    const began = performance.now()
    const result = await act()
    const took = performance.now() - began
    rows.push({ what, took, bar: compareWithBar(took, bar) })
    return result
  }
  const { id: seasonId } = numbered.parse(await call('POST', 'events/season', { name: '2033/34' }))
  const { results: rooms } = page.parse(await call('GET', 'house/room?page_size=5'))
  for (let index = 0; index < drafts; index += 1) {
    const start = new Date(Date.UTC(2033, 8, 1, 17 + (index % 3)) + Math.floor(index / 2.5) * 86_400_000)
    const title = `Abend ${index + 1}`
    await call('POST', 'events/event', {
      title: { de: title, en: title },
      date_start: start.toISOString(),
      season: seasonId,
      room: rooms[index % rooms.length]?.id ?? null,
    })
  }
  // The site draws, checks and indexes what is new.
  await wait(settling)
  const minute = new Date(Math.ceil(Date.now() / 60_000 + 1) * 60_000)
  const { id } = numbered.parse(
    await call('POST', 'releases/release', {
      name: 'Saison 33/34',
      state: 'collecting',
      publish_at: minute.toISOString(),
    }),
  )
  let after: string | null = null
  let added = 0
  await measure('put into a release, in batches', async () => {
    do {
      const answer: z.infer<typeof batch> = batch.parse(
        await call('POST', `releases/release/${id}/collect`, { meant: { season: seasonId }, after }),
      )
      added += answer.added
      after = answer.next
    } while (after !== null)
  })
  await measure('its content is read', () => call('GET', `releases/release/${id}/items`))
  await measure('checked', () => call('POST', `releases/release/${id}/check`), 60_000)
  await call('PATCH', `releases/release/${id}`, { state: 'planned' })
  await measure('seen before', async () => {
    const query = new URLSearchParams({
      as_of: hallInput(minute.toISOString()),
      as: 'visitor',
      date: '2033-09-01',
    })
    const answer = await fetch(`${origin}/de/programm-und-karten?${query.toString()}`, { headers: session })
    const text = await answer.text()
    if (!text.includes('Abend 1')) throw new Error(`The preview lacks the season: ${answer.status}`)
  })
  const isPlanned = async (release: number) =>
    numbered.parse(await call('GET', `releases/release/${release}`)).state === 'planned'
  await wait(Math.max(0, minute.getTime() - Date.now()))
  await measure('public after its minute', async () => {
    while (await isPlanned(id)) await wait(20)
  })
  const back = await measure('its inverse is made', async () =>
    numbered.parse(await call('POST', `releases/release/${id}/inverse`, { name: 'Zurück' })),
  )
  await measure('taken back at once', async () => {
    await call('PATCH', `releases/release/${back.id}`, {
      state: 'planned',
      publish_at: new Date().toISOString(),
    })
    while (await isPlanned(back.id)) await wait(20)
  })
  return { title: `A release of ${added} drafts of a season`, note: 'milliseconds, one run', rows }
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
