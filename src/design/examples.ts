import type { ReactNode } from 'react'
import type { Language } from '#i18n/languages.ts'

/** One named example of a component: shown in the style guide, and rendered in both languages by a test. */
export type Example = {
  name: string
  render: (language: Language) => ReactNode
  /** The ground it is designed for; by default the page's own. */
  ground?: 'night' | 'prussian' | 'vermilion' | 'yolk'
}

/** The default export of a folder's `examples.tsx`. Shown to developers, so its texts are in English. */
export type PartExamples = {
  title: string
  /** What the component is for, in a sentence or two. */
  intro?: string
  examples: Example[]
}

/** Picks the text of a language, for texts that only an example needs. */
export function inWords(language: Language, de: string, en: string): string {
  return language === 'de' ? de : en
}
