/**
 * When the focus is lost because its element was removed, moves it to a sensible place: the open dialog; in the page editor
 * the selected block's toolbar, or the editor's own; the content of a page of the office. With `panel`, the panel beside
 * the page comes first.
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
    '#content[tabindex]',
  ]
  for (const place of places) {
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
    if (!isFocusNowhere()) return
  }
}

export function isFocusNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
