import { use } from 'react'
import { useLanguage } from '#i18n/language-context.tsx'
import type { Language, Localized } from '#i18n/languages.ts'
import type { Chapter } from './chapter.ts'

type Loaded = Promise<{ chapters: readonly Chapter[] }>

const load: Localized<() => Loaded> = {
  de: () => import('./chapters.de.generated.ts'),
  en: () => import('./chapters.en.generated.ts'),
}
const loading = new Map<Language, Loaded>()

/** All chapters in the language of the interface, in the order in which they are read; suspends until they are there. */
export function useChapters(): readonly Chapter[] {
  const language = useLanguage()
  const loaded = loading.get(language) ?? load[language]()
  loading.set(language, loaded)
  return use(loaded).chapters
}
