import type { Workspace, PreviewWidth, SidePanel } from '#editor/page/workspace/workspace.ts'

export const previewWidths = ['phone', 'tablet', 'desktop'] as const satisfies PreviewWidth[]

/** Shows the draft in this width; closes the side panel, which would cover the preview. */
export function showWidth({ shell: { view } }: Workspace, width: PreviewWidth): void {
  view.set((state) => ({ ...state, width, panel: width === 'desktop' ? state.panel : null }))
}

/** Opens or closes a side panel, and ends the preview. */
export function togglePanel({ shell: { view } }: Workspace, panel: Exclude<SidePanel, null>): void {
  view.set((state) => ({ ...state, width: 'desktop', panel: state.panel === panel ? null : panel }))
}
