import type { pageLocales, pages } from '#db/schema/index.ts'
import { listPageIds } from '#routing/table.ts'

type Stage = Pick<typeof pages.$inferSelect, 'heroImageId' | 'heroVideo'> &
  Pick<typeof pageLocales.$inferSelect, 'heroText' | 'heroLinkUrl'>

/** Whether a page has a stage above its content. */
export function hasStage({ heroText, heroLinkUrl, heroImageId, heroVideo }: Stage): boolean {
  return Boolean(heroText || heroLinkUrl || heroImageId || heroVideo)
}

/** Whether a page without blocks is written nevertheless: by a stage, or by the code that fills the pages of lists. */
export function isWrittenBeside(
  page: Pick<Stage, 'heroImageId' | 'heroVideo'> & { systemKey: string | null },
  locale: Pick<Stage, 'heroText' | 'heroLinkUrl'>,
): boolean {
  return listPageIds.some((id) => id === page.systemKey) || hasStage({ ...page, ...locale })
}
