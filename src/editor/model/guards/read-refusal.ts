import { findForm } from '#blocks/find-form.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { isRecord } from '#json/is-record.ts'
import { findBlock } from '#operations/index.ts'
import type { Notice } from './notice.ts'

/**
 * The notices in the server's response to a refused publication: sentences by block and field, `{"one.content":
 * ["…"]}`. Parts that concern no block of the content are left out.
 */
export function readRefusal(answer: unknown, content: ContentDocument): Notice[] {
  if (!isRecord(answer)) return []
  return Object.entries(answer).flatMap(([key, sentences]) => {
    const place = placeOf(key, content)
    if (!place || !Array.isArray(sentences)) return []
    const { block, field } = place
    return sentences.filter(isText).map((sentence, index): Notice => ({
      id: `refused:${key}:${index}`,
      block: block.id,
      type: block.type,
      summary: findForm(block.type)?.summary(block.fields) ?? '',
      field,
      severity: 'error',
      kind: 'refused',
      detail: sentence,
    }))
  })
}

/** The notices of the page editor, and those of the server about blocks and fields without any. */
export function withRefused(found: readonly Notice[], refused: readonly Notice[]): Notice[] {
  const isKnown = ({ block, field }: Notice) =>
    found.some((notice) => notice.severity === 'error' && notice.block === block && notice.field === field)
  return [...found, ...refused.filter((notice) => !isKnown(notice))]
}

/** Ids may contain dots, field names may not. */
function placeOf(key: string, content: ContentDocument) {
  const whole = findBlock(content, key)?.block
  if (whole) return { block: whole, field: null }
  const at = key.lastIndexOf('.')
  const block = at < 0 ? undefined : findBlock(content, key.slice(0, at))?.block
  return block && { block, field: key.slice(at + 1) }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
