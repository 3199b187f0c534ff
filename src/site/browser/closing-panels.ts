/**
 * Closes an open panel (`details` inside of `data-closes`) on Escape and on a press outside of it; not in a sheet, where
 * panels are below each other, and the one that is pressed would move away.
 */
export function enhanceClosingPanels(): void {
  const openPanel = () => {
    const panel = document.querySelector<HTMLDetailsElement>('[data-closes] details[open]')
    return panel?.closest(':popover-open') ? null : panel
  }
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
