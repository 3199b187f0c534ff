import type { Chapter } from './chapter.ts'
import { chapter as blocks } from './chapters/blocks.ts'
import { chapter as composing } from './chapters/composing.ts'
import { chapter as keyboard } from './chapters/keyboard.ts'

/** The chapters for everybody and for editors, in their order. */
export const editorsChapters: readonly Chapter[] = [keyboard, composing, blocks]
