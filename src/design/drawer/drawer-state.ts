export type DrawerSide = 'top' | 'right' | 'bottom' | 'left'
export type DrawerMode = 'drawer' | 'sheet'
/** In `closing` the panel moves out: it is still visible, but no longer interactive. */
export type DrawerPhase = 'closed' | 'open' | 'closing'
export type DrawerEvent = 'open' | 'close' | 'moved'

/** Below this width, in pixels, a drawer is a bottom sheet (specification, section 5). */
export const mobileBreakpoint = 1024

/**
 * The next phase of a drawer: `moved` means that its transition has ended. Opening while it is closing brings it back.
 */
export function nextDrawerPhase(phase: DrawerPhase, event: DrawerEvent): DrawerPhase {
  if (event === 'open') return 'open'
  if (event === 'close') return phase === 'open' ? 'closing' : phase
  return phase === 'closing' ? 'closed' : phase
}

/** Whether the panel is a drawer from its side or a bottom sheet. */
export function drawerMode(isNarrow: boolean, forceMode?: DrawerMode): DrawerMode {
  return forceMode ?? (isNarrow ? 'sheet' : 'drawer')
}

/** The edge of the screen that the panel slides in from. */
export function drawerSide(mode: DrawerMode, direction: DrawerSide): DrawerSide {
  return mode === 'sheet' ? 'bottom' : direction
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Whether a point of the viewport is outside of the panel, on its backdrop. */
export function isBeside(point: { clientX: number; clientY: number }, panel: Box): boolean {
  const { clientX: x, clientY: y } = point
  return x < panel.left || x > panel.right || y < panel.top || y > panel.bottom
}
