import type { SectionStatus } from '#contracts/page-editor.ts'
import type { EditorTexts } from '#editor/page/workspace/workspace.ts'

/** What visitors get of a language now, in a word or two. */
export function nameOfPublicState(
  {
    published,
    hidden_by: hiddenBy,
    is_unwritten: isUnwritten,
  }: Pick<SectionStatus, 'published' | 'hidden_by' | 'is_unwritten'>,
  words: EditorTexts['messages']['publish'],
): string {
  if (!published) return words.never
  if (isUnwritten) return words.notWritten
  return hiddenBy ? words.notSeen : words.public
}
