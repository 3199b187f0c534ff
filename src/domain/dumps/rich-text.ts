import type { Localized } from '#i18n/languages.ts'
import { perLanguage } from '#i18n/languages.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { isRecord } from '#json/is-record.ts'

/** A rich text as paragraphs of plain text: its links name pages of this house only. Null if there is none. */
export function paragraphsOf(stored: Localized<unknown> | null): Localized | null {
  if (stored === null) return null
  const texts = perLanguage((language) => textOf(stored[language]))
  return texts.de === '' && texts.en === '' ? null : texts
}

/** Paragraphs of plain text as rich text. */
export function richTextOf(texts: Localized | null): Localized<unknown> | null {
  return texts && perLanguage((language) => documentOf(texts[language]))
}

function textOf(document: unknown): string {
  const content = isRecord(document) && Array.isArray(document['content']) ? document['content'] : []
  return content.map(plainTextOf).filter(Boolean).join('\n\n')
}

function documentOf(text: string) {
  const paragraphs = text.split(/\n\n+/).filter(Boolean)
  return {
    type: 'doc',
    content: paragraphs.map((paragraph) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: paragraph }],
    })),
  }
}
