import type { Mention } from './mention.ts'

/** Words after which a full stop does not end a sentence. */
const abbreviated =
  /(?:^|[^\p{L}])(?:\p{L}|Nr|Dr|Prof|St|op|ca|bzw|usw|Mr|Mrs|Ms|No|Str|vgl|inkl|zzgl|[ap]\.m)$/u
const ends = /[.!?…]+[“”"’»«)\]]*(?:\s+|$)|\n+/gu

/** The sentences of a paragraph. In doubt, as after "Nr. 9" or "12. März", it does not split. */
export function splitSentences(text: string): Mention[] {
  const sentences: Mention[] = []
  let start = 0
  for (const { 0: end, index } of text.matchAll(ends)) {
    const next = index + end.length
    const rest = text.slice(next, next + 1)
    const before = text.slice(start, index)
    const isEnd =
      rest === '' ||
      end.includes('\n') ||
      (/[\p{Lu}\p{N}„“"‘»«(–]/u.test(rest) &&
        !(end.startsWith('.') && (abbreviated.test(before) || isOrdinal(before, text.slice(next)))))
    if (!isEnd) continue
    if (before.trim() !== '') sentences.push({ start, end: next })
    start = next
  }
  if (text.slice(start).trim() !== '') sentences.push({ start, end: text.length })
  return sentences
}

/** "12. März", "9. Symphonie", but not "um 19.30. Danach". */
function isOrdinal(before: string, after: string): boolean {
  return /(?:^|[\s(/–-])\d{1,2}$/u.test(before) && /^\p{L}{3,}/u.test(after)
}
