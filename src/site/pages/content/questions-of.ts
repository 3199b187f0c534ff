import type { ShownBlock, ShownContent } from '#blocks/view.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { faqThing } from '#linked-data/lists.ts'

/** The questions and answers of a content, as data for search engines; none without any. */
export function questionsOf(content: Pick<ShownContent, 'containers'> | null, url: string) {
  const blocks = content?.containers.flatMap(({ columns }) => columns.flat()) ?? []
  const questions = blocks.flatMap(readQuestions)
  return questions.length > 0 ? [faqThing(url, questions)] : []
}

function readQuestions({ type, fields, children }: ShownBlock): { question: string; answer: string }[] {
  if (type !== 'faq-item') return children.flatMap(readQuestions)
  const question = typeof fields['content'] === 'string' ? fields['content'] : ''
  const answer = plainTextOf(fields['text'])
  return question === '' || answer === '' ? [] : [{ question, answer }]
}
