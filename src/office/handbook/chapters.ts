import type { Chapter, Readers } from './chapter.ts'
import { editorsChapters } from './editors-chapters.ts'
import { plannersChapters } from './planners-chapters.ts'

/** The groups of chapters, in their order. */
export const groups = ['everybody', 'editors', 'planners'] as const satisfies readonly Readers[]

const written: readonly Chapter[] = [...editorsChapters, ...plannersChapters]

/** All chapters of the handbook, in the order in which they are read. */
export const chapters: readonly Chapter[] = groups.flatMap((group) =>
  written.filter(({ readers }) => readers === group),
)
