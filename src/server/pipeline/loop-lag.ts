import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How often Node looks at the loop, in milliseconds. */
const resolution = 10

export type LoopLag = {
  /** By how much a turn of the event loop was late since the last call, in milliseconds; one in ten was later. */
  read: () => number
  close: () => void
}

/** Measures how busy the event loop of this process is. */
export function openLoopLag(): LoopLag {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  return {
    read() {
      const late = delays.percentile(90) / 1e6 - resolution
      delays.reset()
      return Math.max(0, late)
    },
    close: () => void delays.disable(),
  }
}
