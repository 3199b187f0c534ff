/** Times of the bar in milliseconds (specification, section 14: throttle; the rest is ours). */
export const progressThrottle = 200
export const progressFade = 300

/** `waiting`: busy, but perhaps done before anybody notices. `done`: fills up and fades. */
export type ProgressPhase = 'idle' | 'waiting' | 'running' | 'done'
export type ProgressEvent = 'busy' | 'ready' | 'time'

const next: Record<ProgressEvent, Record<ProgressPhase, ProgressPhase>> = {
  busy: { idle: 'waiting', waiting: 'waiting', running: 'running', done: 'waiting' },
  ready: { idle: 'idle', waiting: 'idle', running: 'done', done: 'done' },
  time: { idle: 'idle', waiting: 'running', running: 'running', done: 'idle' },
}

/** What becomes of the bar; `time` says that the phase's own time (see `timeOf`) has passed. */
export function nextProgress(phase: ProgressPhase, event: ProgressEvent): ProgressPhase {
  return next[event][phase]
}

/** How long a phase lasts by itself; null for those that only an event ends. */
export function timeOf(phase: ProgressPhase): number | null {
  if (phase === 'waiting') return progressThrottle
  return phase === 'done' ? progressFade : null
}
