/** A process whose event loop has stood still for so long is not alive; in milliseconds. */
const longest = 30_000
/** How often a process says that its loop turns, in milliseconds. */
export const beatInterval = 1000

export type Loops = {
  /** Notes that the event loop of a process has turned. */
  beat(name: string): void
  /** Forgets a process that has ended. */
  forget(name: string): void
  /** The names of the processes that are not alive. */
  findStill(): string[]
}

/** Knows which processes are alive by their beats. */
export function watchLoops(clock: () => number = () => performance.now()): Loops {
  const beats = new Map<string, number>()
  return {
    beat: (name) => void beats.set(name, clock()),
    forget: (name) => void beats.delete(name),
    findStill: () => [...beats].flatMap(([name, at]) => (clock() - at >= longest ? name : [])),
  }
}
