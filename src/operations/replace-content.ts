import { canonicalContent } from './canonical-content.ts'
import { isSame } from './is-same.ts'
import type { OperationRules } from './operation-rules.ts'

/** Replaces the whole content. */
export const replaceContent: OperationRules<'replace-content'> = {
  apply(content, operation) {
    const next = canonicalContent(operation.content)
    return isSame(next, content) ? content : next
  },

  invert(before) {
    return [{ kind: 'replace-content', content: before }]
  },

  touches() {
    return ['content']
  },
}
