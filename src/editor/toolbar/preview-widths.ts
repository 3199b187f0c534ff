import type { Workspace, PreviewWidth, SidePanel } from '../workspace/workspace.ts'

export const previewWidths = ['phone', 'tablet', 'desktop'] as const satisfies PreviewWidth[]

/** Shows the draft as wide as this; what lies beside the page would lie on its preview. */
export function showWidth({ view }: Workspace, width: PreviewWidth): void {
  view.set((state) => ({ ...state, width, panel: width === 'desktop' ? state.panel : null }))
}

/** Opens or closes what stands beside the page; a preview makes room for it. */
export function togglePanel({ view }: Workspace, panel: Exclude<SidePanel, null>): void {
  view.set((state) => ({ ...state, width: 'desktop', panel: state.panel === panel ? null : panel }))
}
