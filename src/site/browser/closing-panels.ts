/** Closes an open panel (`details` inside of `data-closes`) on Escape and on a press outside of it. */
export function enhanceClosingPanels(): void {
  const openPanel = () => document.querySelector<HTMLDetailsElement>('[data-closes] details[open]')
  document.addEventListener('keydown', ({ key }) => {
    const panel = key === 'Escape' ? openPanel() : null
    if (!panel) return
    panel.open = false
    panel.querySelector('summary')?.focus()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    const panel = openPanel()
    if (panel && target instanceof Node && !panel.contains(target)) panel.open = false
  })
}
