import { useEffect, useState } from 'react'
import type { Calls } from '#editor/model/calls.ts'

export type Lookup<Answer> = { state: 'none' | 'loading' | 'found' | 'failed'; answer: Answer | null }

/**
 * A hook for the response to a call about `key`, requested once and shared by all callers; with null nothing is
 * requested. Failures are not cached.
 */
export function createLookup<Answer>(
  call: (calls: Calls, key: string) => Promise<Answer>,
): (calls: Calls, key: string | null) => Lookup<Answer> {
  const kept = new WeakMap<Calls, Map<string, Promise<Answer>>>()
  const ask = (calls: Calls, key: string): Promise<Answer> => {
    const answers = kept.get(calls) ?? new Map<string, Promise<Answer>>()
    kept.set(calls, answers)
    const asked = answers.get(key)
    if (asked) return asked
    const asking = call(calls, key)
    answers.set(key, asking)
    asking.catch(() => answers.delete(key))
    return asking
  }
  return function useLookup(calls, key) {
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
}
