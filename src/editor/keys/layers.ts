/** Whether something modal lies over the page. The list of dialogs is kept by the browser, so that asking costs nothing. */
export function isDialogOpen(): boolean {
  return [...document.getElementsByTagName('dialog')].some(({ open }) => open)
}

/**
 * Knows whether a dialog or a popover is open. Popovers are told by their events: to search the page for them with every
 * key takes a millisecond on a slow machine.
 */
export function watchLayers(): { isAnyOpen: () => boolean; stop: () => void } {
  const opened = new Set(document.querySelectorAll(':popover-open'))
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (target instanceof Element && newState === 'open') opened.add(target)
  }
  addEventListener('beforetoggle', onToggle, true)
  return {
    isAnyOpen: () => {
      // What has been closed, or has gone with its part of the page.
      for (const one of opened) if (!one.isConnected || !one.matches(':popover-open')) opened.delete(one)
      return opened.size > 0 || isDialogOpen()
    },
    stop: () => removeEventListener('beforetoggle', onToggle, true),
  }
}
