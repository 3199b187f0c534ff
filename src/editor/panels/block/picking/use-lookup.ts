import { useEffect, useState } from 'react'
import type { Calls } from '#editor/model/calls.ts'

export type Lookup<Answer> = { state: 'none' | 'loading' | 'found' | 'failed'; answer: Answer | null }

const kept = new WeakMap<Calls, Map<string, Promise<unknown>>>()

/**
 * The response to a call, requested once and shared by all callers; null when there is nothing to request. Failures
 * are not cached.
 */
export function useLookup<Answer>(calls: Calls, path: string | null): Lookup<Answer> {
  const [found, setFound] = useState<{ path: string; lookup: Lookup<Answer> } | null>(null)
  useEffect(() => {
    if (path === null) return undefined
    let isWanted = true
    const keep = (lookup: Lookup<Answer>) => {
      if (isWanted) setFound({ path, lookup })
    }
    ask<Answer>(calls, path).then(
      (answer) => keep({ state: 'found', answer }),
      () => keep({ state: 'failed', answer: null }),
    )
    return () => {
      isWanted = false
    }
  }, [calls, path])
  if (path === null) return { state: 'none', answer: null }
  return found?.path === path ? found.lookup : { state: 'loading', answer: null }
}

function ask<Answer>(calls: Calls, path: string): Promise<Answer> {
  const answers = kept.get(calls) ?? new Map<string, Promise<unknown>>()
  kept.set(calls, answers)
  const asked = answers.get(path)
  // The call's contract defines the type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (asked) return asked as Promise<Answer>
  const asking = calls.get<Answer>(path)
  answers.set(path, asking)
  asking.catch(() => answers.delete(path))
  return asking
}
