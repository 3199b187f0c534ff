import { useEffect, useState } from 'react'

export type Search<Found> = { state: 'loading' | 'found' | 'failed'; results: Found[]; again: () => void }

/** The debounce of the search, in milliseconds. */
const pause = 180

/** The results for the typed query: debounced, and never replaced by an older answer. */
export function useSearch<Found>(
  query: string,
  search: (query: string) => Promise<Found[]>,
  isWanted: boolean,
): Search<Found> {
  const [answer, setAnswer] = useState<{ results: Found[]; query: string | null; hasFailed: boolean }>({
    results: [],
    query: null,
    hasFailed: false,
  })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isWanted) return undefined
    let isLatest = true
    const keep = (given: typeof answer) => {
      if (isLatest) setAnswer(given)
    }
    const timer = setTimeout(
      () => {
        search(query).then(
          (results) => keep({ results, query, hasFailed: false }),
          () => keep({ results: [], query, hasFailed: true }),
        )
      },
      query === '' ? 0 : pause,
    )
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
    // Searching for the same query again is a new attempt, although the function is the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [query, isWanted, attempt])
  const isCurrent = answer.query === query
  return {
    state: isCurrent ? (answer.hasFailed ? 'failed' : 'found') : 'loading',
    results: answer.results,
    again: () => {
      setAnswer((before) => ({ ...before, query: null }))
      setAttempt((count) => count + 1)
    },
  }
}
