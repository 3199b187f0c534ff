/** How long an alert stays (specification, section 14), in milliseconds. */
export const alertStay = 4000

export type AlertTimer = {
  /** Begins the whole stay, unless somebody reads; `hide` is called at its end. */
  start(hide: () => void): void
  /** Somebody points at it or is in it: it stays. Several may hold it at once, each by its own name. */
  hold(reader: string): void
  /** Once nobody holds it any more, the whole stay begins anew. */
  letGo(reader: string): void
  stop(): void
}

/** Hides an alert after its stay, never while somebody reads it. */
export function createAlertTimer(stay: number = alertStay): AlertTimer {
  const readers = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let hide: (() => void) | null = null
  const stop = () => {
    clearTimeout(timer)
    hide = null
  }
  const begin = () => {
    clearTimeout(timer)
    if (!hide || readers.size > 0) return
    const end = hide
    timer = setTimeout(() => {
      stop()
      end()
    }, stay)
  }
  return {
    start(whatHides) {
      hide = whatHides
      begin()
    },
    hold(reader) {
      readers.add(reader)
      clearTimeout(timer)
    },
    letGo(reader) {
      if (readers.delete(reader)) begin()
    },
    stop,
  }
}
