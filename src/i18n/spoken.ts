import type { Language } from './languages.ts'
import type { Messages } from './messages/de.ts'

const spoken: Partial<Record<Language, Messages>> = {}

/** Makes a language's words known to this program: the server knows all, a browser only the one of its page. */
export function speak(language: Language, messages: Messages): void {
  spoken[language] = messages
}

/** The words of a language that was made known; throws a TypeError for any other. */
export function spokenMessages(language: Language): Messages {
  const messages = spoken[language]
  if (!messages) throw new TypeError(`The words of ${language} were not loaded`)
  return messages
}
