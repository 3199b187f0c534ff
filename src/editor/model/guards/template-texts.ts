import { findForm } from '#blocks/find-form.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { isSame, withDescendants } from '#operations/index.ts'

/** Text fields that still contain the sample text of the page's template, by the ids of their blocks. */
export function findTemplateTexts(
  content: ContentDocument,
  template: ContentDocument | null,
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  if (!template) return found
  const known = new Map(blocksOf(template).map((block) => [block.id, block]))
  for (const block of blocksOf(content)) {
    const before = known.get(block.id)
    const fields = before ? unchangedTexts(before, block) : []
    if (fields.length > 0) found.set(block.id, fields)
  }
  return found
}

function unchangedTexts(before: StoredBlock, now: StoredBlock): string[] {
  const form = findForm(now.type)
  if (!form || before.type !== now.type) return []
  return form.fields
    .filter(({ kind, field }) => {
      if (!['line', 'lines', 'rich'].includes(kind)) return false
      const value = now.fields[field]
      const text = typeof value === 'string' ? value.trim() : plainTextOf(value)
      return text !== '' && isSame(before.fields[field], value)
    })
    .map(({ field }) => field)
}

function blocksOf({ containers }: ContentDocument): StoredBlock[] {
  return containers.flatMap(({ columns }) => columns.flat()).flatMap(withDescendants)
}
