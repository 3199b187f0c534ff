import type { SidePanel } from '#editor/page/workspace/workspace.ts'

const key = 'editor-panel'
const panels = ['block', 'structure', 'notices', 'versions', 'comments'] as const

/** The panel that was open when the page was last edited in this window. */
export function readPanel(slug: string): SidePanel {
  try {
    const [of, name] = (sessionStorage.getItem(key) ?? '').split(' ')
    return of === slug ? (panels.find((panel) => panel === name) ?? null) : null
  } catch {
    return null // the browser denies storage
  }
}

export function keepPanel(slug: string, panel: SidePanel): void {
  try {
    if (panel === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, `${slug} ${panel}`)
  } catch {
    // Without storage no panel is open after a reload.
  }
}
