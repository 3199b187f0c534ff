/** Durations in milliseconds (specification, section 14: throttle; the others are our own). */
export const progressThrottle = 200
export const progressFade = 300

/** `waiting`: busy, but not yet visible. `done`: completes and fades. */
export type ProgressPhase = 'idle' | 'waiting' | 'running' | 'done'
export type ProgressEvent = 'busy' | 'ready' | 'time'

const next: Record<ProgressEvent, Record<ProgressPhase, ProgressPhase>> = {
  busy: { idle: 'waiting', waiting: 'waiting', running: 'running', done: 'waiting' },
  ready: { idle: 'idle', waiting: 'idle', running: 'done', done: 'done' },
  time: { idle: 'idle', waiting: 'running', running: 'running', done: 'idle' },
}

/** The next phase of the bar; `time` means that the phase's own duration (see `timeOf`) is over. */
export function nextProgress(phase: ProgressPhase, event: ProgressEvent): ProgressPhase {
  return next[event][phase]
}

/** The duration of a phase; null for those that end by an event only. */
export function timeOf(phase: ProgressPhase): number | null {
  if (phase === 'waiting') return progressThrottle
  return phase === 'done' ? progressFade : null
}
