import { houseWords } from './house.generated.ts'
import type { Language, Localized } from './languages.ts'
import { renamedWords } from './renamed-words.ts'
import type { Words } from './words.ts'

/** Messages with the words that the house has of its own; `name` is that of the export which holds them (docs/houses.md). */
export function inHouse<Messages extends object>(
  name: string,
  messages: Localized<Messages>,
): Localized<Messages> {
  return { de: ownWords(name, 'de', messages.de), en: ownWords(name, 'en', messages.en) }
}

/** The same of one language. */
export function ownWords<Messages extends object>(
  name: string,
  language: Language,
  messages: Messages,
): Messages {
  const own = houseWords[language][name]
  // What it replaces has the same kind, so that the type stays.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return own === undefined ? messages : (replaceWords(messages, own, name, language) as Messages)
}

/** Throws with the name of a word that does not exist, or is of another kind. The build reads all messages in this way. */
export function replaceWords(
  messages: object,
  own: Words[string],
  name: string,
  language: Language,
  renamed = renamedWords,
): object {
  if (typeof own !== 'object')
    throw new Error(`The words of the house name no word by ${name} (${language}).`)
  const replaced: Record<string, unknown> = { ...messages }
  for (const [given, word] of Object.entries(own)) {
    const key = renamed[`${name}.${given}`] ?? given
    const before = replaced[key]
    if (before === undefined) throw new Error(`There is no word ${name}.${key} (${language}).`)
    if (typeof word !== typeof before)
      throw new Error(`The word ${name}.${key} (${language}) has to be a ${typeof before}.`)
    replaced[key] =
      typeof word === 'object' && typeof before === 'object' && before !== null
        ? replaceWords(before, word, `${name}.${key}`, language, renamed)
        : word
  }
  return replaced
}
