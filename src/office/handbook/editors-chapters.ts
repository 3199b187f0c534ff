import type { Chapter } from './chapter.ts'
import { chapter as accessibility } from './chapters/accessibility.ts'
import { chapter as blocks } from './chapters/blocks.ts'
import { chapter as composing } from './chapters/composing.ts'
import { chapter as firstSteps } from './chapters/first-steps.ts'
import { chapter as forms } from './chapters/forms.ts'
import { chapter as keyboard } from './chapters/keyboard.ts'
import { chapter as languages } from './chapters/languages.ts'
import { chapter as media } from './chapters/media.ts'
import { chapter as menus } from './chapters/menus.ts'
import { chapter as orientation } from './chapters/orientation.ts'
import { chapter as pages } from './chapters/pages.ts'
import { chapter as publishing } from './chapters/publishing.ts'
import { chapter as searchReplace } from './chapters/search-replace.ts'
import { chapter as sharedBlocks } from './chapters/shared-blocks.ts'
import { chapter as together } from './chapters/together.ts'
import { chapter as versions } from './chapters/versions.ts'
import { chapter as writing } from './chapters/writing.ts'

/** The chapters for everybody and for editors, in their order. */
export const editorsChapters: readonly Chapter[] = [
  firstSteps,
  orientation,
  keyboard,
  composing,
  writing,
  blocks,
  media,
  languages,
  publishing,
  together,
  versions,
  pages,
  sharedBlocks,
  menus,
  searchReplace,
  accessibility,
  forms,
]
