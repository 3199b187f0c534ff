import { z } from 'zod'
import { multiplyArchive } from '../archive.ts'
import type { Bench } from '../hall.ts'
import { measureCalls, summarize } from '../measure.ts'
import { signIn } from '../office-calls.ts'
import { compareWithBar, type Row } from '../report.ts'

const wantedEvents = 50_000
const rounds = 30
/** Milliseconds of a page of the list, and of a save. */
const bars = { list: 300, save: 150 }

/** What planners do with the list of events, as queries of its call. */
const questions = {
  'first page': '',
  'next page': 'page=2',
  'page 400': 'page=400',
  'from a day on': 'date_start_from=2026-09-01',
  'one hall': 'room=1',
  'one series': 'series=1',
  cancelled: 'status=cancelled',
  drafts: 'is_online=false',
  'by title': 'ordering=title',
  'word in a title': 'query=mahler',
  'two words': 'query=mahler%20f',
  'word in no title': 'query=zzzz',
}

const numbered = z.object({ id: z.number() })
const page = z.object({ results: z.array(numbered) })
const lists = z.object({ programme: z.array(z.unknown()), cast: z.array(z.unknown()) })

/**
 * Measures the calls of the back office with a large archive: the list of events, and saving an event with twelve items
 * and thirty performers.
 */
export const benchOffice: Bench = async function* ({ hall }) {
  const database = await hall.openDatabase()
  await multiplyArchive(database, wantedEvents)
  await database.close()
  const site = await hall.startSite()
  try {
    const call = await signIn(site.origin)
    const list = Object.entries(questions).map(([name, query]) => ({
      name,
      run: () => call('GET', `events/event?page_size=50&${query}`),
    }))
    const rows: Row[] = (await measureCalls(list, rounds)).map(({ call: { name }, values }) => {
      const { median, p95 } = summarize(values)
      return { list: name, median, p95, bar: compareWithBar(median, bars.list) }
    })
    yield { title: `List of ${wantedEvents} events`, note: 'milliseconds of the call, counted exactly', rows }

    const [artists, works] = await Promise.all(
      ['works/artist', 'works/work'].map(async (path) =>
        page.parse(await call('GET', `${path}?page_size=30`)).results.map(({ id }) => id),
      ),
    )
    const role = { de: 'Violine', en: 'violin' }
    const cast = (artists ?? []).map((artist) => ({ artist, role, note: null, replaces: null }))
    const rest = { title: null, minutes: null, arrangement: null, premiere: null, note: null, cast: [] }
    const programme = (works ?? []).slice(0, 12).map((work) => ({ kind: 'work', work, ...rest }))
    const { id } = numbered.parse(
      await call('POST', 'events/event', {
        title: { de: 'Messung', en: '' },
        date_start: '2031-03-20T18:30:00.000Z',
        is_online: true,
        programme,
        cast,
      }),
    )
    // As the form sends them: with their numbers.
    const stored = lists.parse(await call('GET', `events/event/${id}`))
    const reversed = { programme: stored.programme.toReversed(), cast: stored.cast.toReversed() }
    let [texts, orders] = [0, 0]
    const saves = [
      {
        name: 'a text',
        run: () => call('PATCH', `events/event/${id}`, { subtitle: { de: `Fassung ${texts++}`, en: '' } }),
      },
      {
        name: 'all items and performers in another order',
        run: () => call('PATCH', `events/event/${id}`, ++orders % 2 === 0 ? stored : reversed),
      },
    ]
    yield {
      title: 'Saving an event',
      note: `${programme.length} items, ${cast.length} performers; milliseconds of the call`,
      rows: (await measureCalls(saves, rounds)).map(({ call: { name }, values }) => {
        const { median, p95 } = summarize(values)
        return { save: name, median, p95, bar: compareWithBar(median, bars.save) }
      }),
    }
  } finally {
    await site.stop()
  }
}
