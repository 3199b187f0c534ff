import { anchorTimings } from '../hash/hash-scroll.ts'

/** How far before and after a section its link counts as the current one, in px. */
const activationMargin = { before: 50, after: 200 }

export type SectionRef = { id: string; top: number; bottom: number }

/**
 * The current section: the last one whose extent, widened by the margins of the specification (section 9), contains the
 * line at which the anchor navigation stops scrolling. Positions are relative to the top of the viewport, in px.
 */
export function activeAnchor(sections: SectionRef[], line = anchorTimings.offset): string | null {
  const active = sections.filter(
    ({ top, bottom }) => line >= top - activationMargin.before && line <= bottom + activationMargin.after,
  )
  return active.at(-1)?.id ?? null
}
