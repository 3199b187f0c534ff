import { setTimeout } from 'node:timers/promises'
import type { Database } from '#db/client/index.server.ts'
import { updateImportedEvents } from '#domain/events/index.server.ts'
import { system } from '#domain/scope.ts'
import { detailHref } from '#routing/paths.ts'
import type { Site } from '../../tests/support/site.ts'
import { compareWithBar, type Table } from '../report.ts'
import { summarize } from '../statistics.ts'
import type { Subjects } from '../subjects.ts'
import { ask, isFromCache, type Received } from './cached-pages.ts'

const visitors = 25_000
const milliseconds = 60_000
const changeEvery = 1000
/** The concert sells out at half time. */
const soldOutFrom = milliseconds / changeEvery / 2

/** Bars in milliseconds: until nobody receives the old page any more, and for one answer. */
const newsBar = 1000
const p99Bar = 100

type Visit = { askedAt: number; receivedAt: number; version: number; isKept: boolean }

/**
 * The minute in which a sale opens: many visitors request one event, an editor changes it every second, with the command
 * and in the database of the site, and it sells out at half time. The subtitle counts the changes, so that every response shows which change it
 * includes.
 */
export async function benchChangingPage(site: Site, database: Database, subjects: Subjects): Promise<Table> {
  const event = subjects.comingEvents[1]
  if (!event) throw new Error('There is no event to change.')
  const address = site.origin + detailHref('events', 'de', event)
  /** When each change was committed. */
  const committed: number[] = []
  const change = async () => {
    const version = committed.length
    const subtitle = `Fassung ${version}`
    const status = version < soldOutFrom ? 'few_tickets' : 'sold_out'
    await updateImportedEvents({ db: database.db, now: new Date(), viewer: system }, [
      { id: event.id, columns: { status, subtitle: { de: subtitle, en: subtitle } } },
    ])
    committed.push(performance.now())
  }
  await change()
  await setTimeout(newsBar)

  const visits: Visit[] = []
  const failures: string[] = []
  const began = performance.now()
  const isOver = () => performance.now() - began >= milliseconds
  const editing = (async () => {
    while (!isOver()) {
      await setTimeout(changeEvery)
      await change()
    }
  })()
  const visit = async () => {
    const askedAt = performance.now()
    try {
      const answer = await ask(address)
      visits.push({ askedAt, receivedAt: performance.now(), ...readAnswer(answer) })
    } catch (error) {
      failures.push(String(error))
    }
  }
  const visiting: Promise<void>[] = []
  while (visiting.length < visitors) {
    const due = Math.min(visitors, Math.ceil(((performance.now() - began) / milliseconds) * visitors))
    while (visiting.length < due) visiting.push(visit())
    await setTimeout(5)
  }
  await Promise.all(visiting)
  await editing
  return toTable({ visits, failures, committed })
}

function readAnswer(answer: Received): Pick<Visit, 'version' | 'isKept'> {
  const version = /Fassung (\d+)/.exec(answer.text)?.[1]
  if (answer.status !== 200 || version === undefined) throw new Error(`status ${answer.status}`)
  return { version: Number(version), isKept: isFromCache(answer) }
}

/** For each change, how long after its commit the last visitor received the previous page. */
function newsTimes(visits: Visit[], committed: number[]): number[] {
  return committed.slice(1).map((at, index) => {
    const late = visits.filter(({ askedAt, version }) => askedAt >= at && version <= index)
    return Math.max(0, ...late.map(({ receivedAt }) => receivedAt - at))
  })
}

function toTable(given: { visits: Visit[]; failures: string[]; committed: number[] }): Table {
  const { visits, failures, committed } = given
  const times = summarize(visits.map(({ askedAt, receivedAt }) => receivedAt - askedAt))
  const news = summarize(newsTimes(visits, committed))
  const kept = visits.filter(({ isKept }) => isKept).length
  const row = (figure: string, value: number, limit?: number) => ({
    figure,
    value,
    bar: compareWithBar(value, limit),
  })
  return {
    title: 'One page, many visitors, an editor',
    note:
      `${visitors} visitors within ${milliseconds / 1000} s, ${committed.length - 1} changes; times in milliseconds\n` +
      `errors: ${failures.length}${failures.length > 0 ? ` (${[...new Set(failures)].slice(0, 3).join('; ')})` : ''}; ` +
      `answers that the page cache keeps: ${kept} of ${visits.length}`,
    columns: [
      { key: 'figure', label: 'figure', unit: 'text' },
      { key: 'value', label: 'ms', unit: 'ms' },
      { key: 'bar', label: 'bar', unit: 'text' },
    ],
    rows: [
      row('an answer, median', times.median),
      row('an answer, p99', times.p99, p99Bar),
      row('an answer, worst', times.worst),
      row('after a change the last old answer, median', news.median),
      row('after a change the last old answer, worst', news.worst, newsBar),
    ],
  }
}
