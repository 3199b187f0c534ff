import { loadParts } from '#design/late-part/late-part.tsx'

/** Milliseconds until it is tried again. */
const pause = 3000

/** Fetches the views of all blocks, for those that are still to come; without a network, once there is one again. */
export function fetchAhead(): () => void {
  let timer = 0
  const fetchAll = () =>
    void loadParts('all').catch(() => {
      timer = window.setTimeout(() => {
        renewStyles()
        fetchAll()
      }, pause)
    })
  fetchAll()
  return () => clearTimeout(timer)
}

/** A style file that could not be had is never asked for again by itself: its part would come without it. */
function renewStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode())
}
