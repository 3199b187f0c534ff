import { findForm } from '#blocks/find-form.ts'
import type { FormField } from '#blocks/form.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { partsInOrder } from '#operations/index.ts'
import { foldText } from '#i18n/find-words.ts'

/** A text of the page that contains the words, with some of the words before and after them. */
export type FoundText = { block: string; type: string; field: string; excerpt: string }

/** How many words stand before the found ones. */
const wordsBefore = 4

/**
 * The texts of a content that contain some words, in the order of the page: also those that are edited in the panel
 * only, such as the description of a picture, which the search of the browser does not find. Ignores umlauts, accents
 * and case. Nothing is found for an empty query.
 */
export function findTexts(query: string, content: ContentDocument): FoundText[] {
  const wanted = foldText(query)
  if (wanted === '') return []
  return partsInOrder(content).flatMap((block) =>
    textsOf(block).flatMap(({ field, text }) =>
      foldText(text).includes(wanted)
        ? [{ block: block.id, type: block.type, field, excerpt: excerptAround(text, wanted) }]
        : [],
    ),
  )
}

function textsOf({ type, fields }: StoredBlock): { field: string; text: string }[] {
  const form = findForm(type)
  if (!form) return []
  const names = new Set([...form.fields.flatMap(textNamesOf), ...form.inPlace.map(({ field }) => field)])
  return [...names].map((field) => {
    const value = fields[field]
    return { field, text: typeof value === 'string' ? value : plainTextOf(value) }
  })
}

/** A picture has its alternative text in a field of its own. */
function textNamesOf(field: FormField): string[] {
  if (field.kind === 'picture') return field.alt === undefined ? [] : [field.alt]
  return ['line', 'lines', 'rich'].includes(field.kind) ? [field.field] : []
}

/** The end of the text from a few words before the found ones; the list cuts what does not fit. */
function excerptAround(text: string, wanted: string): string {
  const words = text.split(/\s+/).filter(Boolean)
  const last = words.findLastIndex((_, index) => foldText(words.slice(index).join(' ')).includes(wanted))
  const from = Math.max(0, last - wordsBefore)
  return `${from > 0 ? '… ' : ''}${words.slice(from).join(' ')}`
}
