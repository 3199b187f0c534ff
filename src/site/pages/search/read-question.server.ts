import { typedText } from '#contracts/shared.ts'

/** The question in the address, and what is wrong with it. */
export type Question = { text: string; fault: 'long' | 'characters' | null }

/**
 * Reads what was typed. A question that can't be searched for is kept, so that the visitor can mend it; control
 * characters, which a field can't show, are removed from it.
 */
export function readQuestion(url: URL): Question {
  const typed = url.searchParams.get('q') ?? ''
  const { data, error } = typedText.safeParse(typed)
  if (data !== undefined) return { text: data, fault: null }
  const isLong = error.issues.some(({ code }) => code === 'too_big')
  const text = typed.replaceAll(/\p{C}+/gu, ' ').trim()
  return { text, fault: isLong ? 'long' : 'characters' }
}
