import { useEffect, useState } from 'react'

/** `answer` is the last one while another is awaited, and null before the first. */
export type Search<Answer> = {
  state: 'loading' | 'found' | 'failed'
  answer: Answer | null
  again: () => void
}

/** The debounce of the search, in milliseconds. */
const pause = 180

/**
 * The answer to the typed query: debounced, and never replaced by an older one. With another `limit` the same query is
 * asked again, at once.
 */
export function useSearch<Answer>(
  query: string,
  search: (query: string) => Promise<Answer>,
  { isWanted = true, limit = 0 }: { isWanted?: boolean; limit?: number } = {},
): Search<Answer> {
  const [known, setKnown] = useState<{
    answer: Answer | null
    query: string | null
    limit: number
    hasFailed: boolean
  }>({ answer: null, query: null, limit, hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isWanted) return undefined
    let isLatest = true
    const keep = (given: typeof known) => {
      if (isLatest) setKnown(given)
    }
    const timer = setTimeout(
      () => {
        search(query).then(
          (answer) => keep({ answer, query, limit, hasFailed: false }),
          () => keep({ answer: known.query === query ? known.answer : null, query, limit, hasFailed: true }),
        )
      },
      // The first one shows a list, and nobody is typing yet.
      known.query === null || query === '' || query === known.query ? 0 : pause,
    )
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
    // Searching for the same query again is a new attempt, although the function is the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [query, limit, isWanted, attempt])
  const isCurrent = known.query === query && known.limit === limit
  return {
    state: isCurrent ? (known.hasFailed ? 'failed' : 'found') : 'loading',
    answer: known.answer,
    again: () => {
      setKnown((before) => ({ ...before, query: null }))
      setAttempt((count) => count + 1)
    },
  }
}
