import type { Language } from './languages.ts'
import { de, type Messages } from './messages/de.ts'
import { en } from './messages/en.ts'
import { speak } from './spoken.ts'

speak('de', de)
speak('en', en)

/**
 * The interface's words in a language. Plain typed objects and functions: nothing to parse, nothing to miss. Visitors'
 * pages don't import this, lest a browser loads every language: they ask `useMessages`.
 */
export function messagesIn(language: Language): Messages {
  return language === 'de' ? de : en
}

export type { Messages }
