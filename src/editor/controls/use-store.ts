import { useSyncExternalStore } from 'react'
import type { Store } from '#editor/model/store.ts'

/**
 * The selected part of a store; the component renders when its identity changes, so `select` must not create new
 * objects.
 */
export function useStore<State, Selected>(
  store: Pick<Store<State>, 'get' | 'subscribe'>,
  select: (state: State) => Selected,
): Selected {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
