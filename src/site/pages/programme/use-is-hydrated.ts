import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether the island has been hydrated: false on the server and while it hydrates, so that both render the same. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
