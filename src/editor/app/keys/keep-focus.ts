import { focusSomewhere, isFocusNowhere } from '#staff/dialog/focus-somewhere.ts'

/**
 * Restores focus when the focused element was removed: by an undo, by another editor's change, by a list that has
 * become shorter. Code that sets the focus itself has run by then. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let last: { element: HTMLElement; isInPanel: boolean } | null = null
  let waiting = 0
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const isOurs = target.closest('#editor, [data-editor-canvas]') !== null
    last = isOurs ? { element: target, isInPanel: target.closest('[data-panel]') !== null } : null
  }
  const look = () => {
    waiting = 0
    // A press on an unfocusable place has removed the focus on purpose.
    if (!last || !isFocusNowhere() || canHaveFocus(last.element)) return
    const { isInPanel } = last
    last = null
    focusSomewhere({ panel: isInPanel })
  }
  const observer = new MutationObserver(() => {
    if (waiting !== 0 || !last || !isFocusNowhere()) return
    // Waits two frames: texts that start being edited and re-rendered toolbars take the focus in the first.
    waiting = requestAnimationFrame(() => {
      waiting = requestAnimationFrame(look)
    })
  })
  addEventListener('focusin', onFocus)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  })
  return () => {
    cancelAnimationFrame(waiting)
    removeEventListener('focusin', onFocus)
    observer.disconnect()
  }
}

function canHaveFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility()
}
