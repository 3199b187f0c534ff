import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './store.ts'

/**
 * The selected part of a store; the component renders when its identity changes, so `select` must not create new
 * objects.
 */
export function useStore<State, Selected>(
  store: ReadableStore<State>,
  select: (state: State) => Selected,
): Selected {
  const read = () => select(store.get())
  return useSyncExternalStore(store.subscribe, read, read)
}
