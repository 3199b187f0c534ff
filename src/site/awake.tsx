import { useEffect } from 'react'

/**
 * Says that a region of the page (the element with this id) has been taken over, by taking the mark `data-asleep` from
 * it. Until then presses on what unfolds by itself are kept from React, which would drop everything else to take the
 * whole region over within the press (src/site/late-scripts.server.ts). Stands inside the region's boundary.
 */
export function Awake({ region }: { region: string }) {
  useEffect(() => document.getElementById(region)?.removeAttribute('data-asleep'), [region])
  return null
}
