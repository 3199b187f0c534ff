/**
 * Lets one caller after the other go on, each in a turn of the event loop of its own. Otherwise all pages whose data have
 * arrived at the same time would be worked on in a single turn, and the loop, which accepts one connection in a turn, would
 * have no time for anything else.
 */
export class LoopTurns {
  #waiting: (() => void)[] = []
  #isScheduled = false

  /** Resolves when it is the caller's turn. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.#schedule()
    })
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.length === 0) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#waiting.shift()?.()
      this.#schedule()
    })
  }
}
