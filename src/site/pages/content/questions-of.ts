import { readQuestions } from '#blocks/faq-item/read-questions.ts'
import type { ShownContent } from '#blocks/view.ts'
import { faqThing } from '#linked-data/lists.ts'

/** The questions and answers of a content, as data for search engines; none without any. */
export function questionsOf(content: Pick<ShownContent, 'containers'> | null, url: string) {
  const blocks = content?.containers.flatMap(({ columns }) => columns.flat()) ?? []
  const questions = blocks.flatMap(readQuestions)
  return questions.length > 0 ? [faqThing(url, questions)] : []
}
