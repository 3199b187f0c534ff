import { loadParts } from '#design/late-part/late-part.tsx'

/** Milliseconds until it is tried again. */
const pause = 3000

/** Fetches the views of all blocks, for those that are still to come; without a network, once there is one again. */
export function fetchAhead(): () => void {
  let timer = 0
  // A style file that could not be had is never asked for again by itself: its part would come without it.
  const failed = new Set<HTMLLinkElement>()
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  }
  const fetchAll = () =>
    void loadParts('all').catch(() => {
      timer = window.setTimeout(() => {
        for (const link of failed) link.replaceWith(link.cloneNode())
        failed.clear()
        fetchAll()
      }, pause)
    })
  document.addEventListener('error', note, true)
  fetchAll()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('error', note, true)
  }
}
