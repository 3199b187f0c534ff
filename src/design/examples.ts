import type { ReactNode } from 'react'
import type { Language } from '#i18n/languages.ts'

/** One named way to use a part: shown in the style guide, and rendered in both languages by a test. */
export type Example = {
  name: string
  render: (language: Language) => ReactNode
  /** The plate it is made for; the page's own ground unless said. */
  ground?: 'night' | 'prussian' | 'vermilion' | 'yolk'
}

/** What a folder's `examples.tsx` exports by default. Shown to those who build the site, so its words are English. */
export type PartExamples = {
  title: string
  /** What the part is for, in a sentence or two. */
  intro?: string
  examples: Example[]
}

/** Picks the text of a language, for words that only an example needs. */
export function inWords(language: Language, de: string, en: string): string {
  return language === 'de' ? de : en
}
