import { typedText } from '#contracts/shared.ts'

/** The query in the address, and its error. */
export type Question = { text: string; error: 'long' | 'characters' | null }

/**
 * Reads the typed text. An invalid query is kept, so that the visitor can correct it; control characters, which a
 * field can't show, are removed from it.
 */
export function readQuestion(url: URL): Question {
  const typed = url.searchParams.get('q') ?? ''
  const { data, error } = typedText.safeParse(typed)
  if (data !== undefined) return { text: data, error: null }
  const isLong = error.issues.some(({ code }) => code === 'too_big')
  const text = typed.replaceAll(/\p{C}+/gu, ' ').trim()
  return { text, error: isLong ? 'long' : 'characters' }
}
