/** The values of a text while it is typed in a dialog, where the undo of the page does not reach. */
export type TextHistory = {
  note: (value: unknown, now: number) => void
  /** The value to show after an undo or a redo; null when there is none. */
  go: (way: 'undo' | 'redo') => { value: unknown } | null
}

/** Keys that follow each other more quickly are one step, as on the page. */
const pauseInMilliseconds = 1000

export function createTextHistory(start: unknown): TextHistory {
  let values = [start]
  let at = 0
  let notedAt = -Infinity
  return {
    note: (value, now) => {
      const isJoined = at > 0 && now - notedAt < pauseInMilliseconds
      values = [...values.slice(0, isJoined ? at : at + 1), value]
      at = values.length - 1
      notedAt = now
    },
    go: (way) => {
      const next = at + (way === 'undo' ? -1 : 1)
      if (next < 0 || next >= values.length) return null
      at = next
      notedAt = -Infinity
      return { value: values[at] }
    },
  }
}
