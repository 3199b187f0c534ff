import { useEffect } from 'react'

/**
 * Says that a region of the page, the element with this id, has been taken over, by taking the mark `data-asleep` from
 * it (src/site/late-scripts.server.ts). Stands inside the region's boundary.
 */
export function Awake({ region }: { region: string }) {
  useEffect(() => document.getElementById(region)?.removeAttribute('data-asleep'), [region])
  return null
}
