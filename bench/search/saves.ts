import { createEvent, type EventDraft } from '#domain/events/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { Random } from '../random.ts'
import { compareWithBar, type Table } from '../report.ts'
import { summarize } from '../statistics.ts'
import type { Subjects } from '../subjects.ts'
import { timeStatements } from './time-statements.ts'

const barMilliseconds = 20
const warmUpRounds = 20

/** Creates one event after the other, each with four works and five performers. */
export async function measureSaves(
  scope: Scope,
  { subjects, random, runs }: { subjects: Subjects; random: Random; runs: number },
): Promise<Table> {
  const timer = timeStatements(/\bsearch_/)
  const saves: { whole: number; search: number }[] = []
  try {
    for (let round = -warmUpRounds; round < runs; round++) {
      const [began, before] = [performance.now(), timer.milliseconds()]
      await createEvent(scope, draft(round, { subjects, random }))
      const [whole, search] = [performance.now() - began, timer.milliseconds() - before]
      if (round >= 0) saves.push({ whole, search })
    }
  } finally {
    timer.stop()
  }
  return {
    title: 'Saving one event',
    note: `${runs} runs, one at a time; milliseconds. The index’s part is the time of the statements that name its tables`,
    columns: [
      { key: 'part', label: 'part', unit: 'text' },
      { key: 'median', label: 'median', unit: 'ms' },
      { key: 'p95', label: 'p95', unit: 'ms' },
      { key: 'p99', label: 'p99', unit: 'ms' },
      { key: 'bar', label: 'bar for the median', unit: 'text' },
    ],
    rows: [
      row(
        'the search index’s part',
        saves.map(({ search }) => search),
        barMilliseconds,
      ),
      row(
        'without it',
        saves.map(({ whole, search }) => whole - search),
      ),
      row(
        'in all',
        saves.map(({ whole }) => whole),
      ),
    ],
  }
}

function row(part: string, values: number[], bar?: number): Table['rows'][number] {
  const summary = summarize(values)
  return { part, ...summary, bar: compareWithBar(summary.median, bar) }
}

function draft(
  number: number,
  { subjects, random: { pick, whole } }: { subjects: Subjects; random: Random },
): EventDraft {
  const title = { de: `Konzert ${number}: ein neuer Abend`, en: `Concert ${number}: a new evening` }
  return {
    title,
    teaser: { de: 'Vier Werke und die, die sie spielen.', en: 'Four works and those who play them.' },
    slug: { de: `konzert-${number}`, en: `concert-${number}` },
    dateStart: new Date(Date.now() + whole(1, 300) * 86_400_000),
    roomId: pick(subjects.rooms),
    genreIds: [pick(subjects.genres)],
    isOnline: true,
    programme: Array.from({ length: 4 }, () => ({ kind: 'work', workId: pick(subjects.works) })),
    cast: Array.from({ length: 5 }, () => ({
      artistId: pick(subjects.performers),
      role: { de: 'Klavier', en: 'piano' },
    })),
  }
}
