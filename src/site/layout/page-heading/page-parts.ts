import type { ContentProps } from '#blocks/content.tsx'
import type { ShownContent } from '#blocks/view.ts'
import type { Page } from '#contracts/pages.ts'
import type { ShownAs } from '../shown-as/shown-as.ts'

/** The parts of a page of the tree that are not in its own record. */
export type PageParts = {
  /** The address of the link in its hero; null when there is none, or when it leads nowhere. */
  heroHref: string | null
  content: ShownContent | null
  context: ContentProps['context']
  shownAs: ShownAs | null
}

/** What editors have written for a list: the record of its page, and the content that introduces the list. */
export type ListIntroduction = PageParts & { page: Page }
