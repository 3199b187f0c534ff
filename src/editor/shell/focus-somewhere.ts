/**
 * Where the focus is nowhere, because what had it is gone, gives it to where one can go on: the dialog that is open, the
 * chosen block's bar, or the toolbar. With `panel`, the panel beside the page comes first.
 */
export function focusSomewhere({ panel = false } = {}): void {
  if (!isFocusNowhere()) return
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  if (dialog) {
    const title = dialog.querySelector('h2')
    title?.setAttribute('tabindex', '-1')
    title?.focus({ preventScroll: true })
    return
  }
  const places = [
    ...(panel ? ['[data-panel]'] : []),
    '[data-block-bar] [tabindex="0"]',
    '[data-toolbar] [data-edit]',
  ]
  for (const place of places) {
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
    if (!isFocusNowhere()) return
  }
}

export function isFocusNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
