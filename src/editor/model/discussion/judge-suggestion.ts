import { findDefinition } from '#blocks/find-definition.ts'
import type { SuggestedText } from '#contracts/suggested-text.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import { isRecord } from '#json/is-record.ts'
import { findBlock, isSame } from '#operations/index.ts'
import { errorOfText } from '../blocks/paste-error.ts'
import { areTexts } from '../state/text-tokens.ts'
import { mergeTexts } from '../state/merge-texts.ts'

/** How a suggestion relates to the text as it is now. */
export type Judgement =
  /** The text is as it was when the suggestion was made: `value` is the suggested wording. */
  | { kind: 'ready'; value: unknown; current: unknown }
  /** Other words have changed since: `value` has both changes. */
  | { kind: 'merged'; value: unknown; current: unknown }
  /** The text has the suggested words already. */
  | { kind: 'contained' }
  /** The same words have changed since, so that a person has to decide what the text will be. */
  | { kind: 'outdated'; current: unknown }
  /** The block was deleted, or turned into one without this text. */
  | { kind: 'gone' }

/** What accepting a suggestion for a text of a block would do now. */
export function judgeSuggestion(
  content: ContentDocument,
  id: string | null,
  { field, before, after }: SuggestedText,
): Judgement {
  const block = id === null ? undefined : findBlock(content, id)?.block
  const read = block && findDefinition(block.type)?.read({ ...block.fields, [field]: after }, block.version)
  if (!block || !read || !Object.hasOwn(read, field)) return { kind: 'gone' }
  const current = asTyped(block.fields[field] ?? emptyLike(after))
  if (!areTexts(current, after)) return { kind: 'gone' }
  const value = asTyped(after)
  if (isSame(current, value)) return { kind: 'contained' }
  if (isSame(current, asTyped(before))) return { kind: 'ready', value, current }
  const merged = mergeTexts(asTyped(before), value, current)
  if (merged === null || errorOfText(content, block.id, field, merged) !== null)
    return { kind: 'outdated', current }
  return isSame(merged, current) ? { kind: 'contained' } : { kind: 'merged', value: merged, current }
}

/** A text as typing stores it: the database does not keep the order of a rich text's names. */
function asTyped(text: unknown): unknown {
  return isRecord(text) ? readRichText(text) : text
}

function emptyLike(text: unknown): unknown {
  return typeof text === 'string' ? '' : { type: 'doc', content: [] }
}
