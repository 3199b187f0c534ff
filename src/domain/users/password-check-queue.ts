/** Two lanes, so that strangers' guesses never delay somebody whose browser is known. */
export type Lane = 'known' | 'stranger'

/** How many passwords each lane verifies at once: one takes some 20 ms of a processor and 19 MB. */
const width = 2
/** How many wait in a lane at most. */
const maxQueueLength = 200
/** Failures of strangers within a minute, from all addresses together, after which each attempt is slowed down. */
const calmFailures = 60
/**
 * For how long a failed attempt then occupies its place, in milliseconds: at most 20 guesses a second for the whole
 * site.
 */
const slowdown = 100

type Queue = { running: number; waiting: ((mayRun: boolean) => void)[] }
export type PasswordCheckQueue = {
  /**
   * Runs a verification in its turn; it resolves to whether the password was right. Resolves to null, without running
   * it, when too many others have come since.
   */
  run: (lane: Lane, now: Date, verification: () => Promise<boolean>) => Promise<boolean | null>
}

/**
 * Limits the work of verifying passwords in this process, and slows strangers down after many failures. The newest
 * comes first, and the oldest is given up when too many wait, because in a queue in order a flood of guesses would
 * lock everybody out.
 */
export function openPasswordCheckQueue({
  pause,
}: {
  pause: (milliseconds: number) => Promise<unknown>
}): PasswordCheckQueue {
  const queues: Record<Lane, Queue> = {
    known: { running: 0, waiting: [] },
    stranger: { running: 0, waiting: [] },
  }
  let minute = 0
  let failures = 0
  const countFailure = (now: Date) => {
    const current = Math.floor(now.getTime() / 60_000)
    if (current !== minute) failures = 0
    minute = current
    failures += 1
  }
  return {
    async run(lane, now, verification) {
      const queue = queues[lane]
      if (!(await enter(queue))) return null
      try {
        const isRight = await verification()
        if (!isRight && lane === 'stranger') {
          countFailure(now)
          if (failures > calmFailures) await pause(slowdown)
        }
        return isRight
      } finally {
        leave(queue)
      }
    },
  }
}

function enter(queue: Queue): Promise<boolean> {
  if (queue.running < width) {
    queue.running += 1
    return Promise.resolve(true)
  }
  if (queue.waiting.length >= maxQueueLength) queue.waiting.shift()?.(false)
  return new Promise((resolve) => queue.waiting.push(resolve))
}

/** Passes the place on to the newest. */
function leave(queue: Queue): void {
  const next = queue.waiting.pop()
  if (next) next(true)
  else queue.running -= 1
}
