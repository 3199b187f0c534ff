import { plainTextOf } from '#i18n/plain-text.ts'
import type { ShownBlock } from '../view.ts'

/** The questions with their answers, in plain text, in a block and in those that it contains. */
export function readQuestions({
  type,
  fields,
  children,
}: ShownBlock): { question: string; answer: string }[] {
  if (type !== 'faq-item') return children.flatMap(readQuestions)
  const question = typeof fields['content'] === 'string' ? fields['content'] : ''
  const answer = plainTextOf(fields['text'])
  return question === '' || answer === '' ? [] : [{ question, answer }]
}
