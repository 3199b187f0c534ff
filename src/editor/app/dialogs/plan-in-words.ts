import type { SectionStatus } from '#contracts/page-editor.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import type { Language } from '#i18n/languages.ts'
import type { EditorTexts } from '#editor/page/workspace/workspace.ts'

/** What a release will do with the page, and when. */
export function planInWords(
  { revision_id: revisionId, publish_at: at, release }: SectionStatus['scheduled'][number],
  words: EditorTexts['messages']['publish'],
  language: Language,
): string {
  const isEnd = revisionId === null
  if (at === null) return isEnd ? words.endsInRelease(release.name) : words.waitsInRelease(release.name)
  const when = readableInstant(new Date(at), language)
  return isEnd ? words.willEnd(when) : words.willBe(when)
}
