/** The words of a rich text or of any stored content, without its marks: for search and descriptions. */
export function plainTextOf(node: unknown): string {
  const words: string[] = []
  collect(node, words)
  return words.join(' ').replace(/\s+/g, ' ').trim()
}

/** Shortens to whole words, with an ellipsis where something was left out. */
export function excerptOf(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).replace(/[\s,;:–-]+$/, '')}…`
}

function collect(node: unknown, words: string[]): void {
  if (Array.isArray(node)) {
    for (const item of node) collect(item, words)
    return
  }
  if (node === null || typeof node !== 'object') return
  if ('text' in node && typeof node.text === 'string') words.push(node.text)
  if ('content' in node) collect(node.content, words)
}
