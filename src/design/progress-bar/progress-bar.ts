import { nextProgress, timeOf, type ProgressEvent, type ProgressPhase } from './progress-state.ts'

let phase: ProgressPhase = 'idle'
let timer: ReturnType<typeof setTimeout> | undefined
let bar: HTMLElement | null = null

/**
 * Shows a line along the top of the screen when an operation takes longer than 200 ms. The progress is simulated,
 * because it is unknown. Hidden from screen readers, to which the page itself is announced.
 */
export function showProgress(): void {
  send('busy')
}

/** Completes the line and fades it out; does nothing when none is shown. */
export function hideProgress(): void {
  send('ready')
}

function send(event: ProgressEvent): void {
  const next = nextProgress(phase, event)
  if (next === phase) return
  phase = next
  clearTimeout(timer)
  const time = timeOf(phase)
  if (time !== null) timer = setTimeout(() => send('time'), time)
  if (phase === 'running' || phase === 'done') show(phase)
  else {
    bar?.remove()
    bar = null
  }
}

function show(shown: 'running' | 'done'): void {
  bar ??= document.body.appendChild(document.createElement('div'))
  bar.className = 'progress-bar'
  bar.ariaHidden = 'true'
  bar.dataset['phase'] = shown
}
