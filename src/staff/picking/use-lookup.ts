import { useEffect, useState } from 'react'
import type { StaffCalls } from '#fields/staff-calls/staff-calls.ts'

export type Lookup<Answer> = { state: 'none' | 'loading' | 'found' | 'failed'; answer: Answer | null }

/**
 * A hook for the response to a call about `key`, requested once and shared by all callers; with null nothing is
 * requested. Failures are not cached. `keep` replaces a response by a newer one for callers that ask from then on.
 */
export function createLookup<Answer>(call: (calls: StaffCalls, key: string) => Promise<Answer>): ((
  calls: StaffCalls,
  key: string | null,
) => Lookup<Answer>) & {
  keep: (calls: StaffCalls, key: string, answer: Answer) => void
} {
  const kept = new WeakMap<StaffCalls, Map<string, Promise<Answer>>>()
  const ask = (calls: StaffCalls, key: string): Promise<Answer> => {
    const answers = kept.get(calls) ?? new Map<string, Promise<Answer>>()
    kept.set(calls, answers)
    const asked = answers.get(key)
    if (asked) return asked
    const asking = call(calls, key)
    answers.set(key, asking)
    asking.catch(() => answers.delete(key))
    return asking
  }
  function useLookup(calls: StaffCalls, key: string | null): Lookup<Answer> {
    const [found, setFound] = useState<{ key: string; lookup: Lookup<Answer> } | null>(null)
    useEffect(() => {
      if (key === null) return undefined
      let isWanted = true
      const keep = (lookup: Lookup<Answer>) => {
        if (isWanted) setFound({ key, lookup })
      }
      ask(calls, key).then(
        (answer) => keep({ state: 'found', answer }),
        () => keep({ state: 'failed', answer: null }),
      )
      return () => {
        isWanted = false
      }
    }, [calls, key])
    if (key === null) return { state: 'none', answer: null }
    return found?.key === key ? found.lookup : { state: 'loading', answer: null }
  }
  return Object.assign(useLookup, {
    keep: (calls: StaffCalls, key: string, answer: Answer) => {
      kept.get(calls)?.set(key, Promise.resolve(answer))
    },
  })
}
