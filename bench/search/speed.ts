import { searchGroups } from '#contracts/search.ts'
import type { Scope } from '#domain/scope.ts'
import { searchAll, searchGroup, suggest } from '#domain/search/index.server.ts'
import { hallDay } from '#i18n/dates.ts'
import { measureCalls, summarize, type Call } from '../measure.ts'
import type { Random } from '../random.ts'
import { compareWithBar, type Table } from '../report.ts'
import { commonWords, misspell, missingWord, type TypedWords } from './words.ts'

/** Milliseconds. */
const bars = { results: { median: 40, p99: 150 }, suggestions: { median: 6, p99: 25 } }
const maxPrefixLength = 8

type Given = { words: TypedWords; random: Random; runs: number; size: string }

/** Results with facets: of all groups, and the pages of one. */
export function measureResults(scope: Scope, given: Given): Promise<Table> {
  const { pick, whole } = given.random
  const calls = Object.entries(listQueries(given)).flatMap(([name, next]) => [
    { name: `${name}, overview`, run: () => searchAll(scope, { query: next() }, 'de') },
    {
      name: `${name}, a page`,
      run: () => searchGroup(scope, { query: next() }, 'de', pick(searchGroups), { page: whole(1, 3) }),
    },
  ])
  return measure('Results with facets, in the process', calls, bars.results, given)
}

/** Suggestions for the first letters of names and titles. */
export function measureSuggestions(scope: Scope, given: Given): Promise<Table> {
  const { words, random } = given
  const calls = Array.from({ length: maxPrefixLength }, (_, index) => ({
    name: `${index + 1} letters`,
    run: () => suggest(scope, random.pick(words.names).slice(0, index + 1), random.pick(['de', 'en'])),
  }))
  return measure('Suggestions, in the process', calls, bars.suggestions, given)
}

async function measure(
  title: string,
  calls: Call[],
  limits: { median: number; p99: number },
  { runs, size }: Given,
): Promise<Table> {
  const measured = (await measureCalls(calls, runs)).map(({ call, values }) => ({ name: call.name, values }))
  const inAll = { name: 'in all', values: measured.flatMap(({ values }) => values) }
  return {
    title,
    note: `${size}; ${runs} runs each, one at a time, in turns; milliseconds`,
    rows: [...measured, inAll].map(({ name, values }) => {
      const summary = summarize(values)
      return {
        'looked for': name,
        ...summary,
        'bar for the median': compareWithBar(summary.median, limits.median),
        'bar for p99': compareWithBar(summary.p99, limits.p99),
      }
    }),
  }
}

/** What people search for, by kinds; each call returns a new query. */
function listQueries({ words: { names, words }, random }: Given): Record<string, () => string> {
  const { pick, whole } = random
  const months = ['Januar', 'März', 'Mai', 'Oktober', 'Dezember']
  const year = Number(hallDay(new Date()).slice(0, 4))
  return {
    'random word': () => pick(words),
    'random name or title': () => pick(names),
    'common word': () => pick(commonWords),
    'word of nearly everything': () => pick(['Philharmonic', 'New York', 'Orchester', 'No', 'in', 'a']),
    'misspelled word': () => misspell(pick(words), random),
    'word that is nowhere': () => missingWord(random),
    'several random words': () => Array.from({ length: whole(2, 4) }, () => pick(words)).join(' '),
    'several common words': () => `${pick(commonWords)} ${pick(commonWords)} ${pick(commonWords)}`,
    'several, one misspelled': () => `${pick(commonWords)} ${misspell(pick(commonWords), random)}`,
    'first letters': () => pick(words).slice(0, whole(2, 5)),
    phrase: () => `"${pick(names)}"`,
    exclusion: () => `${pick(commonWords)} -${pick(commonWords)}`,
    dates: () =>
      pick([
        'heute',
        'am Wochenende',
        `im ${pick(months)}`,
        `${pick(commonWords)} im ${pick(months)}`,
        `${pick(commonWords)} ${whole(1900, year)}`,
        `${pick(commonWords)} unter 30 Euro`,
      ]),
  }
}
