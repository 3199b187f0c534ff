/**
 * Takes the page that is edited out of the keyboard's and the ear's way while something covers it: it is not seen, so
 * nothing may be chosen, typed or deleted on it. The editor itself, which stands beside the page, stays. Returns what ends
 * it.
 */
export function leavePageAlone(): () => void {
  const covered = [
    ...document.querySelectorAll<HTMLElement>('body > :not(#editor, script, style, link)'),
    ...document.querySelectorAll<HTMLElement>('[data-editor-overlay]'),
  ].filter((element) => !element.inert)
  for (const element of covered) element.inert = true
  return () => {
    for (const element of covered) element.inert = false
  }
}
