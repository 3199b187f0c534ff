import type { PartLanguage } from '#i18n/part-languages.ts'

export type RichTextMark =
  | { type: 'bold' }
  | { type: 'italic' }
  /** Words in another language than the text around them. */
  | { type: 'language'; attrs: { language: PartLanguage } }
  | { type: 'link'; attrs: { href: string; newWindow: boolean } }
export type RichTextInline = { type: 'text'; text: string; marks?: RichTextMark[] } | { type: 'hardBreak' }
export type RichTextParagraph = {
  type: 'paragraph'
  attrs?: { textAlign: Alignment }
  content?: RichTextInline[]
}
export type RichTextList = { type: 'bulletList' | 'orderedList'; content: RichTextItem[] }
export type RichTextItem = { type: 'listItem'; content: RichTextBlock[] }
export type RichTextBlock = RichTextParagraph | RichTextList
/** A ProseMirror document with exactly the nodes and marks that the editor offers. */
export type RichTextDocument = { type: 'doc'; content: RichTextBlock[] }
export type Alignment = (typeof alignments)[number]

export const alignments = ['left', 'center', 'right'] as const

/** Whether it contains no text. */
export function isEmptyRichText({ content }: RichTextDocument): boolean {
  return content.every((block) => block.type === 'paragraph' && !block.content?.length)
}
