import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { figureOf, figureWidths, type FigureFile, type FigureWidth } from '#design/picture/figure-address.ts'
import { listEvents } from '#domain/events/index.server.ts'
import { findPage } from '#domain/content/index.server.ts'
import { visitor, type Scope } from '#domain/scope.ts'
import { listArticles } from '#domain/stories/index.server.ts'
import { listSubscriptions } from '#domain/subscriptions/index.server.ts'
import type { Services } from '../start/services.ts'
import { hasFreeProcessor } from './has-free-processor.ts'

/** Delay before the first figure is drawn after the start, and the interval between checks for idleness. */
const pauseMilliseconds = 6000
const lookMilliseconds = 1000
/** The process counts as idle while its event loop utilization is below this share. */
const idleShare = 0.15
const eventsAhead = 40
/** The widths that lists request; detail pages request larger ones. */
const listWidths: FigureWidth[] = [640, 320]
const pageWidths: FigureWidth[] = [1280, 768]

/**
 * Draws the figures that visitors are likely to request next (those of the home page and of the next forty events), one
 * at a time and only while process and machine are idle, in the format that nearly all browsers accept.
 */
export function startDrawingAhead(
  services: Pick<Services, 'figures' | 'clock' | 'drawsAhead'> & {
    database: Pick<Services['database'], 'db'>
    logger: Pick<Services['logger'], 'warn'>
  },
  { pause = pauseMilliseconds, untilIdle = waitUntilIdle } = {},
): { stop(): void; finished: Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const work = async () => {
    if (!services.drawsAhead) return
    await wait(pause, signal)
    const scope = { db: services.database.db, now: services.clock(), viewer: visitor }
    for (const figure of signal.aborted ? [] : await listFiguresAhead(scope)) {
      await untilIdle(signal)
      if (signal.aborted) return
      await services.figures.find(figure, 'ahead')
    }
  }
  const finished = work().catch((error: unknown) => {
    if (!signal.aborted) services.logger.warn({ err: error }, 'figures could not be drawn ahead')
  })
  return { stop: () => stopping.abort(), finished }
}

/** Ordered by how soon they are likely to be requested; without duplicates. */
export async function listFiguresAhead(scope: Scope): Promise<FigureFile[]> {
  const [home, { events }, stories, subscriptions] = await Promise.all([
    findPage(scope, 'de', ''),
    listEvents(scope, {}, { pageSize: eventsAhead }),
    listArticles(scope, {}, { pageSize: 3 }),
    listSubscriptions(scope, {}, { pageSize: 3 }),
  ])
  const others = [...stories.items, ...subscriptions.items]
  const figures = [
    ...filesOf([home ?? { picture: null }], figureWidths.toReversed()),
    ...filesOf(events, listWidths),
    ...filesOf(others, [640]),
    ...filesOf(events, pageWidths),
  ]
  return [...new Map(figures.map((file) => [JSON.stringify(file), file])).values()]
}

type Pictured = { picture: { src: string | null; seed: string; ground: string } | null }

function filesOf(records: Pictured[], widths: FigureWidth[]): FigureFile[] {
  return records.flatMap(({ picture }) =>
    picture === null || picture.src !== null
      ? []
      : widths.map((width) => ({ ...figureOf(picture), width, format: 'avif' as const })),
  )
}

async function waitUntilIdle(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const before = performance.eventLoopUtilization()
    await wait(lookMilliseconds, signal)
    const { utilization } = performance.eventLoopUtilization(before)
    if (utilization < idleShare && hasFreeProcessor()) return
  }
}

/** Resolves early when the signal aborts; does not keep the process alive. */
async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => {})
}
