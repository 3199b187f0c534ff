/** A kind of work that is done once, whichever process of the site takes it. */
export type Job = {
  name: string
  /** How often it is done by itself, besides at every start. Without it, it is done for each key that is asked for. */
  everyMinutes?: number
  /**
   * The channel of the database on which it is asked for; the notification is the key. A process that hears it late may
   * ask once more for what is done already: such a job looks first whether there is anything to do.
   */
  channel?: string
  /** After a failure; in seconds, each pause about twice the one before. */
  retries: { limit: number; firstPause: number; longestPause: number }
  /** What becomes of it when the program ends: what is broken off, or not finished in time, is done again later. */
  atEnd: 'is finished' | 'is broken off'
  run: (call: JobCall) => Promise<void>
}

export type JobCall = {
  /** What it is asked for; empty where it is done by itself. */
  key: string
  isLastAttempt: boolean
  /** Aborted when the program ends, or when another process has taken the job over because this one seemed dead. */
  signal: AbortSignal
  /** Asks for other jobs; what waits already, or is under way, is not done twice. */
  ask: (name: string, keys: string[]) => Promise<void>
}
