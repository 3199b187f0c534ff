import type { Chapter } from './chapter.ts'

/** The chapters for planners, in their order. */
export const plannersChapters: readonly Chapter[] = []
