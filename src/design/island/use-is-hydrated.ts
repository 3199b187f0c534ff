import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * Whether the island has been hydrated: false on the server and during hydration, so that both renderings are equal.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
