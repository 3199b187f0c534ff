import { isRecord } from '#json/is-record.ts'

/** The links of a rich text with their link texts, in document order. */
export function findTextLinks(node: unknown): { target: string; words: string }[] {
  if (!isRecord(node)) return []
  const { text, marks, content } = node
  const own =
    typeof text === 'string' && Array.isArray(marks)
      ? marks.flatMap((mark: unknown) => {
          const target = targetOf(mark)
          return target === null ? [] : [{ target, words: text }]
        })
      : []
  return [...own, ...(Array.isArray(content) ? content.flatMap(findTextLinks) : [])]
}

function targetOf(mark: unknown): string | null {
  if (!isRecord(mark) || mark['type'] !== 'link' || !isRecord(mark['attrs'])) return null
  const { href } = mark['attrs']
  return typeof href === 'string' ? href : null
}
