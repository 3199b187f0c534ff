/**
 * What scripts add to the form of filters: an open panel closes on Escape and on a click elsewhere. Until the signal says that it is over.
 */
export function addComforts(form: HTMLFormElement, signal: AbortSignal): void {
  const openPanel = () => form.querySelector<HTMLDetailsElement>('details[open]')
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const panel = openPanel()
      if (key !== 'Escape' || !panel) return
      panel.open = false
      panel.querySelector('summary')?.focus()
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const panel = openPanel()
      if (panel && target instanceof Node && !panel.contains(target)) panel.open = false
    },
    { signal },
  )
}
