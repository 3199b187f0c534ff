/** What a network is told that has to come back later: `own` if it waits more often than once itself, `all` if everybody does. */
export type TurnRefusal = { refused: 'own' | 'all' }

export type FairTurns = {
  /**
   * Does the work when it is its turn. `who` is the network that waits; empty if it isn't known, and then only the
   * bound of all applies.
   */
  take<Result>(who: string, work: () => Promise<Result>): Promise<Result | TurnRefusal>
  /** How full it is, and how many it has refused, for the metrics. */
  load(): TurnsLoad
}

export type TurnsLoad = {
  running: number
  waiting: number
  refused: Record<TurnRefusal['refused'], number>
}

type Waiting = (turn: 'now' | TurnRefusal) => void

export type TurnLimits = {
  /** How many works run at the same time; it may change. */
  atOnce: () => number
  waiting: number
  waitingEach: number
  /** How long one waits at most, in milliseconds; without it for as long as it takes. */
  patience?: number
  /** In a queue that is not longer than this everybody waits for as long as it takes: refusing them would help nobody. */
  calm?: number
}

/**
 * Limits how many works run at the same time, and gives free places to the waiting networks in rotation, so that one
 * that sends hundreds of requests delays the others by one request each. A full queue refuses the newest request of the
 * network that waits most often.
 */
export function openFairTurns(limits: TurnLimits): FairTurns {
  const { patience, calm = 0 } = limits
  /** The network whose turn is next comes first: a Map iterates in insertion order. */
  const queues = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0
  const refused = { own: 0, all: 0 }

  async function wait(who: string): Promise<'now' | TurnRefusal> {
    const own = queues.get(who)?.length ?? 0
    if (who !== '' && own >= limits.waitingEach) return { refused: 'own' }
    if (waiting >= limits.waiting && !makeRoom(own)) return { refused: 'all' }
    return new Promise((resolve) => {
      const queue = queues.get(who) ?? []
      queues.set(who, queue)
      const timer = patience === undefined ? undefined : setTimeout(() => giveUp(who, settle), patience)
      const settle: Waiting = (turn) => {
        clearTimeout(timer)
        waiting--
        resolve(turn)
      }
      queue.push(settle)
      waiting++
    })
  }

  /** Refuses a request that has waited for too long, unless it will have its turn soon. */
  function giveUp(who: string, settle: Waiting): void {
    if (waiting <= calm) return
    const queue = queues.get(who) ?? []
    const refusal = queue.length > 1 && who !== '' ? 'own' : 'all'
    queue.splice(queue.indexOf(settle), 1)
    if (queue.length === 0) queues.delete(who)
    settle({ refused: refusal })
  }

  /** Refuses the newest request of the network that waits most often, if another one would then wait less often. */
  function makeRoom(own: number): boolean {
    const [longest] = [...queues].filter(([who]) => who !== '').toSorted((a, b) => b[1].length - a[1].length)
    if (!longest || longest[1].length <= own + 1) return false
    longest[1].pop()?.({ refused: 'own' })
    return true
  }

  /** Gives all free places to those who wait. */
  function passOn(): void {
    while (running < limits.atOnce()) {
      const [next] = queues
      if (!next) return
      const [who, queue] = next
      const start = queue.shift()
      queues.delete(who)
      if (queue.length > 0) queues.set(who, queue) // at the end of the rotation
      running++
      start?.('now')
    }
  }

  return {
    async take(who, work) {
      passOn() // there may be more places than before
      if (running < limits.atOnce()) running++
      else {
        const turn = await wait(who)
        if (turn !== 'now') {
          refused[turn.refused]++
          return turn
        }
      }
      try {
        return await work()
      } finally {
        running--
        passOn()
      }
    },
    load: () => ({ running, waiting, refused }),
  }
}
