/** How long an alert is shown (specification, section 14), in milliseconds. */
export const alertStay = 4000

export type AlertTimer = {
  /** Starts the full duration unless the timer is held; calls `hide` at its end. */
  start(hide: () => void): void
  /** Keeps the alert visible while the pointer or the focus is on it. Several holders are counted by name. */
  hold(reader: string): void
  /** When the last holder lets go, the full duration starts again. */
  letGo(reader: string): void
  stop(): void
}

/** Hides an alert after its duration, never while it is held. */
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
