import { hasWord, wordsIn } from '#i18n/find-words.ts'
import type { Language } from '#i18n/languages.ts'
import { plainText, type Chapter, type Section } from './chapter.ts'
import type { ListEntry } from './derived-lists.ts'

/** The derived lists that have been loaded, by `<chapter>#<section>`. */
export type LoadedLists = Readonly<Record<string, readonly ListEntry[]>>
export type FoundChapter = { chapter: Chapter; sections: readonly Section[] }

/**
 * Finds chapters by what was typed: each word must be in the title or the intro of a chapter, or, together with these,
 * in one of its sections, which are then named. Ignores case, accents and umlauts.
 */
export function findSections(
  query: string,
  chapters: readonly Chapter[],
  lists: LoadedLists,
  language: Language,
): FoundChapter[] {
  const wanted = wordsIn(query)
  if (wanted.length === 0) return chapters.map((chapter) => ({ chapter, sections: [] }))
  const isIn = (texts: readonly string[]) => {
    const text = texts.join(' ')
    return (word: string) => hasWord(text, word)
  }
  return chapters.flatMap((chapter) => {
    const isInHead = isIn([chapter.title, plainText(chapter.intro)])
    const rest = wanted.filter((word) => !isInHead(word))
    const sections = chapter.sections.filter((section) => {
      const list = lists[`${chapter.id}#${section.id}`] ?? []
      const derived = list.flatMap(({ name, text }) => [name?.[language] ?? '', text[language]])
      const isInSection = isIn([...textsOf(section), ...derived])
      return wanted.some(isInSection) && rest.every(isInSection)
    })
    return rest.length === 0 || sections.length > 0 ? [{ chapter, sections }] : []
  })
}

/** All texts of a section but those of the list that the program derives for it. */
function textsOf(section: Section): string[] {
  const { title, text = [], steps = [], notes = [], picture, place } = section
  return [
    title,
    ...[...text, ...steps, ...notes].map(plainText),
    ...(picture ? [picture.alt] : []),
    ...(place ? [place.label] : []),
  ]
}
