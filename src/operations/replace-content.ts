import type { ContentDocument } from '#contracts/pages.ts'
import { canonicalContent } from './canonical-content.ts'
import { isSame } from './is-same.ts'
import type { OperationRules } from './operation-rules.ts'

/**
 * Replaces the whole content. The head stays when the new content has none, and a content without a head gets none, so
 * that the inverse is exact.
 */
export const replaceContent: OperationRules<'replace-content'> = {
  apply(content, operation) {
    const next = withHeadOf(content, canonicalContent(operation.content))
    return isSame(next, content) ? content : next
  },

  invert(before) {
    return [{ kind: 'replace-content', content: before }]
  },

  touches() {
    return ['content']
  },
}

function withHeadOf({ head }: ContentDocument, next: ContentDocument): ContentDocument {
  if (head) return next.head ? next : { ...next, head }
  const { head: _, ...rest } = next
  return next.head ? rest : next
}
