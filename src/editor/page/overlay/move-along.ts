import type { KeyboardEvent } from 'react'

/** Moves through the buttons of a bar with left and right (the pattern of ARIA toolbars). */
export function moveAlong(event: KeyboardEvent, bar: HTMLElement | null): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (step === undefined || !bar) return
  const buttons = [...bar.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter(
    (button) => button.closest('[popover]') === null,
  )
  const at = buttons.findIndex((button) => button === document.activeElement)
  if (at < 0) return
  event.preventDefault()
  event.stopPropagation()
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
}
