import { findForm } from '#blocks/find-form.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import type { Language } from '#i18n/languages.ts'
import { findBlock } from '#operations/index.ts'
import type { Notice } from './notice.ts'

/** A warning for each block whose texts were copied from the other language and are still the same. */
export function copiedNotices(content: ContentDocument, ids: readonly string[], from: Language): Notice[] {
  return ids.flatMap((id) => {
    const block = findBlock(content, id)?.block
    if (!block) return []
    return {
      id: `${id}::copied_text`,
      block: id,
      type: block.type,
      summary: findForm(block.type)?.summary(block.fields) ?? '',
      field: null,
      severity: 'warning',
      kind: 'copied_text',
      detail: from,
    }
  })
}
