import { useMediaQuery } from '#design/media-query.ts'

/** How much of the editing tools stands in the row itself: all of it, the most, or what every sentence needs. */
export type ToolbarRoom = 'wide' | 'middle' | 'narrow'

/** The room that the window gives the toolbar; what the row leaves out is in its menu "Mehr" (toolbar/more-menu.tsx). */
export function useToolbarRoom(): ToolbarRoom {
  const isWide = useMediaQuery('(min-width: 1200px)')
  const isNarrow = useMediaQuery('(max-width: 639px)')
  return isWide ? 'wide' : isNarrow ? 'narrow' : 'middle'
}
