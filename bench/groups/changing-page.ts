import { setTimeout } from 'node:timers/promises'
import type { Database } from '#db/client/index.server.ts'
import { changeImported } from '#domain/records/index.server.ts'
import { system } from '#domain/scope.ts'
import { forgetFeed } from '#domain/shop-feed/index.server.ts'
import { store } from '#records/event/store.server.ts'
import { detailHref } from '#routing/paths.ts'
import { openTestFeed, readTestFeed, type FeedMood } from '../../tests/support/shop-feed.ts'
import type { Site } from '../../tests/support/site.ts'
import { ask, browserHeaders, isFromCache, type Answer } from '../ask.ts'
import { summarize } from '../measure.ts'
import { compareWithBar, type Table } from '../report.ts'
import type { Subjects } from '../subjects.ts'

const visitors = 25_000
/** How the shop behaves, one after the other, for as long each. */
const moods: readonly FeedMood[] = ['normal', 'slow', 'failing', 'dead', 'normal']
const moodMilliseconds = 12_000
const milliseconds = moods.length * moodMilliseconds
const changeEvery = 1000
/** More often than a site reads a feed, so that each mood is met several times. */
const readEvery = 3000
/** The concert sells out at half time. */
const soldOutFrom = milliseconds / changeEvery / 2

/** Bars in milliseconds: until nobody receives the old page any more, and for one answer. */
const newsBar = 1000
const p99Bar = 100

type Visit = { askedAt: number; receivedAt: number; version: number; isKept: boolean; hasLine: boolean }
type Failure = { askedAt: number; reason: string }
/** `readAt`: when the site had read the feed in this mood for the first time. */
type Phase = { mood: FeedMood; from: number; readAt: number }

/**
 * The minute in which a sale opens: many visitors request one event, an editor changes it every second, with the command
 * and in the database of the site, and it sells out at half time. The subtitle counts the changes, so that every response shows which change it
 * includes. Meanwhile the shop's feed is read as the job does it, while the shop becomes slow, fails and is gone.
 */
export async function measureChangingPage(
  site: Site,
  database: Database,
  subjects: Subjects,
): Promise<Table> {
  const event = subjects.comingEvents[1]
  if (!event) throw new Error('There is no event to change.')
  const address = site.origin + detailHref('events', 'de', event)
  /** When each change was committed. */
  const committed: number[] = []
  const change = async () => {
    const version = committed.length
    const subtitle = `Fassung ${version}`
    const status = version < soldOutFrom ? 'few_tickets' : 'sold_out'
    await changeImported({ db: database.db, now: new Date(), viewer: system }, store, [
      { id: event.id, changes: { status, subtitle: { de: subtitle, en: subtitle } } },
    ])
    committed.push(performance.now())
  }
  const feed = await openTestFeed()
  const read = () => readTestFeed(database, feed, { everyMinutes: 1 })
  await read()
  await change()
  await setTimeout(newsBar)

  const visits: Visit[] = []
  const failures: Failure[] = []
  const phases: Phase[] = []
  const began = performance.now()
  const editing = (async () => {
    while (performance.now() - began < milliseconds) {
      await setTimeout(changeEvery)
      await change()
    }
  })()
  const selling = (async () => {
    for (const [index, mood] of moods.entries()) {
      const end = began + (index + 1) * moodMilliseconds
      feed.mood = mood
      const from = performance.now()
      await read()
      phases.push({ mood, from, readAt: performance.now() })
      for (; performance.now() + readEvery < end; await read()) await setTimeout(readEvery)
      await setTimeout(Math.max(0, end - performance.now()))
    }
  })()
  const visit = async () => {
    const askedAt = performance.now()
    try {
      const answer = await ask(address, browserHeaders)
      visits.push({ askedAt, receivedAt: performance.now(), ...readAnswer(answer) })
    } catch (error) {
      failures.push({ askedAt, reason: String(error) })
    }
  }
  const visiting: Promise<void>[] = []
  while (visiting.length < visitors) {
    const due = Math.min(visitors, Math.ceil(((performance.now() - began) / milliseconds) * visitors))
    while (visiting.length < due) visiting.push(visit())
    await setTimeout(5)
  }
  await Promise.all([...visiting, editing, selling])
  await feed.close()
  await forgetFeed(database)
  return toTable({ visits, failures, committed, phases })
}

function readAnswer(answer: Answer): Pick<Visit, 'version' | 'isKept' | 'hasLine'> {
  const text = answer.text()
  const version = /Fassung (\d+)/.exec(text)?.[1]
  if (answer.status !== 200 || version === undefined) throw new Error(`status ${answer.status}`)
  const hasLine = text.includes('Kartenlage: Stand')
  return { version: Number(version), isKept: isFromCache(answer), hasLine }
}

type Measured = { visits: Visit[]; failures: Failure[]; committed: number[]; phases: Phase[] }

function toTable({ visits, failures, committed, phases }: Measured): Table {
  /** For each change, how long after its commit the last visitor received the previous page. */
  const news = committed.slice(1).map((at, index) => {
    const late = visits.filter(({ askedAt, version }) => askedAt >= at && version <= index)
    return { at, time: Math.max(0, ...late.map(({ receivedAt }) => receivedAt - at)) }
  })
  const kept = visits.filter(({ isKept }) => isKept).length
  const reasons = [...new Set(failures.map(({ reason }) => reason))].slice(0, 3).join('; ')
  const rowOf = (name: string, from: number, to: number) => {
    const asked = visits.filter(isWithin(from, to))
    const { median, p99 } = summarize(asked.map(({ askedAt, receivedAt }) => receivedAt - askedAt))
    const old = Math.max(0, ...news.filter(({ at }) => at >= from && at < to).map(({ time }) => time))
    return {
      shop: name,
      answers: asked.length,
      errors: failures.filter(isWithin(from, to)).length,
      median,
      p99,
      bar: compareWithBar(p99, p99Bar),
      'oldest state': old,
      'bar for it': compareWithBar(old, newsBar),
    }
  }
  return {
    title: 'One page, many visitors, an editor, and a shop in four moods',
    note:
      `${visitors} visitors within ${milliseconds / 1000} s, ${committed.length - 1} changes; times in milliseconds\n` +
      `errors: ${failures.length}${reasons && ` (${reasons})`}; ` +
      `answers that the page cache keeps: ${kept} of ${visits.length}\n` +
      'line: of the answers asked for since the site has read the feed in this mood, how many say since when the state is known',
    rows: [
      ...phases.map(({ mood, from, readAt }, index) => {
        const to = phases[index + 1]?.from ?? Infinity
        return { ...rowOf(mood, from, to), ...lineOf(visits, mood, readAt, to) }
      }),
      rowOf('all', 0, Infinity),
    ],
  }
}

function isWithin(from: number, to: number): (visit: { askedAt: number }) => boolean {
  return ({ askedAt }) => askedAt >= from && askedAt < to
}

/** How many answers have the line, and how long after the reading the last answer was sent that was wrong about it. */
function lineOf(visits: Visit[], mood: FeedMood, readAt: number, to: number) {
  const isExpected = mood === 'failing' || mood === 'dead'
  const asked = visits.filter(isWithin(readAt, to))
  const wrong = asked.filter(({ hasLine }) => hasLine !== isExpected)
  return {
    line: `${asked.filter(({ hasLine }) => hasLine).length} of ${asked.length}`,
    'line after': Math.max(0, ...wrong.map(({ receivedAt }) => receivedAt - readAt)),
  }
}
