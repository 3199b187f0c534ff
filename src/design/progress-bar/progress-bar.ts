import { nextProgress, timeOf, type ProgressEvent, type ProgressPhase } from './progress-state.ts'

let phase: ProgressPhase = 'idle'
let timer: ReturnType<typeof setTimeout> | undefined
let bar: HTMLElement | null = null

/**
 * Shows a line along the top of the screen as soon as something takes longer than 200 ms. How far it has come is made up:
 * nobody knows. It says nothing to screen readers, which hear of the page itself.
 */
export function showProgress(): void {
  send('busy')
}

/** Has the line fill up and fade; nothing where none is shown. */
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
