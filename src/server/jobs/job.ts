/** A background job that runs once across all processes of the site. */
export type Job = {
  name: string
  /**
   * How often the job runs on its own, besides at every start. Without it, the job runs once for each requested key.
   */
  everyMinutes?: number
  /**
   * The database channel on which the job is requested; the payload of the notification is the key. A process that
   * receives a notification late may request finished work again, so such a job first checks whether there is anything
   * to do.
   */
  channel?: string
  /** Retries after a failure; pauses are in seconds and roughly double each time. */
  retries: { limit: number; firstPause: number; maxPause: number }
  /** How long one run may take before it counts as lost and is run again, in seconds; an hour by default. */
  maxSeconds?: number
  /**
   * How the job ends when the program shuts down; a job that is interrupted or does not finish in time is run again
   * later.
   */
  atEnd: 'is finished' | 'is broken off'
  run: (call: JobCall) => Promise<void>
}

export type JobCall = {
  /** The requested key; empty for jobs that run on their own. */
  key: string
  isLastAttempt: boolean
  /** Aborted when the program ends, or when another process has taken over the job because this one seemed dead. */
  signal: AbortSignal
  /** Requests other jobs; a key that is already queued or running is not queued again. */
  ask: (name: string, keys: string[]) => Promise<void>
}
