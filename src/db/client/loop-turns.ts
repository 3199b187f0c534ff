/**
 * How many turns of the event loop there are from one caller to the next. A turn accepts one connection, and a further one
 * reads its request; turns without work cost some microseconds.
 */
const turnsBetween = 4

/**
 * Lets one caller after the other go on, with turns of the event loop between them. Otherwise all pages whose data have
 * arrived at the same time would be worked on in a single turn, and everybody else would wait for all of them.
 */
export class LoopTurns {
  #waiting: (() => void)[] = []
  #isScheduled = false

  /** Resolves when it is the caller's turn: at once, if nobody has gone on lately. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      if (!this.#isScheduled) this.#passOn()
    })
  }

  #passOn(): void {
    const next = this.#waiting.shift()
    this.#isScheduled = next !== undefined
    if (!next) return
    next()
    let left = turnsBetween
    const turn = () => {
      left -= 1
      if (left === 0) this.#passOn()
      else setImmediate(turn)
    }
    setImmediate(turn)
  }
}
