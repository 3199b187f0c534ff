import { useMediaQuery } from '#design/media-query.ts'

/** How many of the editing tools fit into the row itself: all, most, or only those that are always needed. */
export type ToolbarRoom = 'wide' | 'middle' | 'narrow'

/** The space for the toolbar in the window; what doesn't fit is in the menu "Mehr" (toolbar/more-menu.tsx). */
export function useToolbarRoom(): ToolbarRoom {
  const isWide = useMediaQuery('(min-width: 1200px)')
  const isNarrow = useMediaQuery('(max-width: 639px)')
  return isWide ? 'wide' : isNarrow ? 'narrow' : 'middle'
}
