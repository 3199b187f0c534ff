export type DrawerSide = 'top' | 'right' | 'bottom' | 'left'
export type DrawerMode = 'drawer' | 'sheet'
/** `closing` is the time in which the panel still moves out; it is shown, but one cannot use it any more. */
export type DrawerPhase = 'closed' | 'open' | 'closing'
export type DrawerEvent = 'open' | 'close' | 'moved'

/** Below this width a drawer is a sheet from below (specification, section 5). */
export const mobileBreakpoint = 1024

/** What becomes of a drawer: `moved` says that its movement has ended. Opening while it closes brings it back. */
export function nextDrawerPhase(phase: DrawerPhase, event: DrawerEvent): DrawerPhase {
  if (event === 'open') return 'open'
  if (event === 'close') return phase === 'open' ? 'closing' : phase
  return phase === 'closing' ? 'closed' : phase
}

/** Whether the panel is a drawer from its side or a sheet from below. */
export function drawerMode(isNarrow: boolean, forceMode?: DrawerMode): DrawerMode {
  return forceMode ?? (isNarrow ? 'sheet' : 'drawer')
}

/** The edge of the screen that the panel comes from. */
export function drawerSide(mode: DrawerMode, direction: DrawerSide): DrawerSide {
  return mode === 'sheet' ? 'bottom' : direction
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Whether a point of the screen lies beside the panel, on what is darkened behind it. */
export function isBeside(point: { clientX: number; clientY: number }, panel: Box): boolean {
  const { clientX: x, clientY: y } = point
  return x < panel.left || x > panel.right || y < panel.top || y > panel.bottom
}
