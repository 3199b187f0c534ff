import { href } from '#routing/paths.ts'
import type { Site } from '../../tests/support/site.ts'
import { openHttpClient } from '../http-client.ts'
import { measureCalls } from '../measure.ts'
import type { Random } from '../random.ts'
import { compareWithBar, type Table } from '../report.ts'
import { anyCharacters, type TypedWords } from './words.ts'

/** The longest text that routes accept, and one that they have to refuse. */
const lengths = [200, 10_000]
/** The bar for the slowest response, in milliseconds. */
const barMilliseconds = 200

const routes = [
  { name: 'page', pathOf: (q: string) => href('search', 'de', {}, { query: { q } }) },
  { name: 'API', pathOf: (q: string) => `/de/api/search/?query=${encodeURIComponent(q)}` },
  {
    name: 'suggestions',
    pathOf: (q: string) => `/api/search-autocomplete/?query=${encodeURIComponent(q)}`,
  },
]

/** Long inputs of any characters, through the routes. */
export async function measureLongInputs(
  site: Site,
  { words, random, runs }: { words: TypedWords; random: Random; runs: number },
): Promise<Table> {
  const client = openHttpClient(site.origin)
  const rounds = Math.ceil(runs / 10) // there are many kinds, of which the slowest counts
  const calls = lengths.flatMap((length) =>
    listLongInputs(length, { words, random }).flatMap(({ name, next }) =>
      routes.map((route) => {
        const statuses = new Map<number, number>()
        return {
          name: `${route.name}: ${length} characters, ${name}`,
          statuses,
          run: async () => {
            const { status } = await client.get(route.pathOf(next().toWellFormed()))
            statuses.set(status, (statuses.get(status) ?? 0) + 1)
          },
        }
      }),
    ),
  )
  try {
    const measured = await measureCalls(calls, rounds)
    return {
      title: 'Long inputs over HTTP',
      note: `${rounds} requests each, one at a time, in turns; milliseconds. Every answer must come in time, a refusal, too`,
      columns: [
        { key: 'call', label: 'asked', unit: 'text' },
        { key: 'answers', label: 'answers', unit: 'text' },
        { key: 'median', label: 'median', unit: 'ms' },
        { key: 'p99', label: 'p99', unit: 'ms' },
        { key: 'worst', label: 'worst', unit: 'ms' },
        { key: 'bar', label: 'bar for the worst', unit: 'text' },
      ],
      rows: measured.map(({ call, summary }) => ({
        call: call.name,
        answers: [...call.statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
        ...summary,
        bar: compareWithBar(summary.worst, barMilliseconds),
      })),
    }
  } finally {
    client.close()
  }
}

function listLongInputs(
  length: number,
  { words: { words }, random }: { words: TypedWords; random: Random },
): { name: string; next: () => string }[] {
  const { pick } = random
  const fill = (next: () => string) => {
    let text = next()
    while (text.length < length) text += next()
    return text.slice(0, length)
  }
  const repeat = (text: string) => fill(() => text)
  return [
    { name: 'any', next: () => anyCharacters(length, random) },
    { name: 'one sign', next: () => repeat(pick(['a', '"', '-', '%', '_', '\\', '(', 'ä', 'ß', '*'])) },
    { name: 'one word without spaces', next: () => repeat(pick(words)) },
    { name: 'words', next: () => fill(() => `${pick(words)} `) },
    { name: 'single letters', next: () => fill(() => `${pick(['a', 'e', 's', 'ö', '1'])} `) },
    { name: 'excluded words', next: () => fill(() => `-${pick(words)} `) },
    { name: 'phrases', next: () => fill(() => `"${pick(words)} ${pick(words)}" `) },
  ]
}
