import type { Language } from './languages.ts'
import { de, type Messages } from './messages/de.ts'
import { en } from './messages/en.ts'
import { speak, spokenMessages } from './spoken.ts'

speak('de', de)
speak('en', en)

/**
 * The interface messages of a language: plain typed objects and functions, so nothing has to be parsed and the compiler
 * finds missing ones. Visitors' pages must not import this, because browsers would load every language: they use
 * `useMessages`.
 */
export function messagesIn(language: Language): Messages {
  return spokenMessages(language)
}

export type { Messages }
