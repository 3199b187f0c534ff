import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether scripts run in the page: false on the server and while it hydrates, so that both show the same. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
