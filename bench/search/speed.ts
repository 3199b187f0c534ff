import type { Scope } from '#domain/scope.ts'
import { searchAll, searchGroup, suggest } from '#domain/search/index.server.ts'
import { searchGroups } from '#contracts/search.ts'
import { measureCalls, type Call } from '../measure.ts'
import type { Random } from '../random.ts'
import { compareWithBar, type Table } from '../report.ts'
import { summarize } from '../statistics.ts'
import { listSpeedQuestions } from './speed-questions.ts'
import type { TypedWords } from './words.ts'

/** Milliseconds. */
const bars = {
  results: { median: 40, p99: 150 },
  suggestions: { median: 6, p99: 25 },
}
const maxPrefixLength = 8

type Given = { words: TypedWords; random: Random; runs: number; size: string }

/** Results with facets: of all groups, and the pages of one. */
export async function measureResults(scope: Scope, { words, random, runs, size }: Given): Promise<Table> {
  const calls = listSpeedQuestions(words, random).flatMap(({ name, next }) => [
    { name: `${name}, overview`, run: () => searchAll(scope, { query: next() }, 'de') },
    {
      name: `${name}, a page`,
      run: () =>
        searchGroup(scope, { query: next() }, 'de', random.pick(searchGroups), { page: random.whole(1, 3) }),
    },
  ])
  return tabulate(calls, {
    title: 'Results with facets, in the process',
    note: `${size}; ${runs} runs each, one at a time, in turns; milliseconds`,
    runs,
    bars: bars.results,
  })
}

/** Suggestions for the first letters of names and titles. */
export async function measureSuggestions(scope: Scope, { words, random, runs, size }: Given): Promise<Table> {
  const calls = Array.from({ length: maxPrefixLength }, (_, index) => ({
    name: `${index + 1} letters`,
    run: () => suggest(scope, random.pick(words.names).slice(0, index + 1), random.pick(['de', 'en'])),
  }))
  return tabulate(calls, {
    title: 'Suggestions, in the process',
    note: `${size}; ${runs} runs each, one at a time, in turns; milliseconds`,
    runs,
    bars: bars.suggestions,
  })
}

const columns: Table['columns'] = [
  { key: 'call', label: 'looked for', unit: 'text' },
  { key: 'median', label: 'median', unit: 'ms' },
  { key: 'p95', label: 'p95', unit: 'ms' },
  { key: 'p99', label: 'p99', unit: 'ms' },
  { key: 'worst', label: 'worst', unit: 'ms' },
]

async function tabulate(
  calls: Call[],
  { title, note, runs, bars: own }: Pick<Table, 'title' | 'note'> & { runs: number; bars: Bars },
): Promise<Table> {
  const measured = await measureCalls(calls, runs)
  const inAll = summarize(measured.flatMap(({ values }) => values))
  const rows = [
    ...measured.map(({ call, summary }) => ({ name: call.name, summary })),
    { name: 'in all', summary: inAll },
  ]
  return {
    title,
    note,
    columns: [
      ...columns,
      { key: 'medianBar', label: 'bar for the median', unit: 'text' },
      { key: 'p99Bar', label: 'bar for p99', unit: 'text' },
    ],
    rows: rows.map(({ name, summary }) => ({
      call: name,
      ...summary,
      medianBar: compareWithBar(summary.median, own.median),
      p99Bar: compareWithBar(summary.p99, own.p99),
    })),
  }
}

type Bars = { median: number; p99: number }
