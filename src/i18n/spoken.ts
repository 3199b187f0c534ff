import { ownWords } from './house-words.ts'
import type { Language } from './languages.ts'
import type { Messages } from './messages/de.ts'

const spoken: Partial<Record<Language, Messages>> = {}

/** Registers a language's messages, with the words of the house, in this program: the server registers all, a browser only the page's. */
export function speak(language: Language, messages: Messages): void {
  spoken[language] = ownWords('messages', language, messages)
}

/** The messages of a registered language; throws a TypeError for any other. */
export function spokenMessages(language: Language): Messages {
  const messages = spoken[language]
  if (!messages) throw new TypeError(`The words of ${language} were not loaded`)
  return messages
}
