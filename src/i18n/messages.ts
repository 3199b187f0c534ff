import type { Language } from './languages.ts'
import { de, type Messages } from './messages/de.ts'
import { en } from './messages/en.ts'

/** The interface's words in a language. Plain typed objects and functions: nothing to parse, nothing to miss. */
export function messagesIn(language: Language): Messages {
  return language === 'de' ? de : en
}

export type { Messages }
