/**
 * Makes the page being edited inert while something covers it: nothing on a page that can't be seen may be selected,
 * typed or deleted. The editor itself is outside of the page and stays usable. Returns a function that undoes it.
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
