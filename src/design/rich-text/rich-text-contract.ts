/** The schema for storing rich text. Server only: schemas are not sent to browsers. */
import { z } from 'zod'
import { partLanguages } from '#i18n/part-languages.ts'
import { kindOfTarget } from './link-target.ts'
import { deepestList } from './read-rich-text.ts'
import {
  alignments,
  type RichTextBlock,
  type RichTextDocument,
  type RichTextItem,
} from './rich-text-document.ts'

/** Above the longest programme note, but small enough to be stored in each revision. */
export const richTextLimits = { characters: 100_000, nodes: 10_000, lists: deepestList } as const

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({
    type: z.literal('language'),
    attrs: z.strictObject({ language: z.enum(partLanguages) }),
  }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({
      href: z
        .string()
        .max(2000)
        .refine((href) => kindOfTarget(href) !== null, { error: 'link' }),
      newWindow: z.boolean(),
    }),
  }),
])

const inline = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: z.string().min(1).max(richTextLimits.characters),
    marks: z.array(mark).max(4).optional(),
  }),
  z.strictObject({ type: z.literal('hardBreak') }),
])

const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  attrs: z.strictObject({ textAlign: z.enum(alignments) }).optional(),
  content: z.array(inline).max(richTextLimits.nodes).optional(),
})

/** Lists down to the deepest level, without recursion: a recursive schema would accept any depth. */
function blockWithin(lists: number): z.ZodType<RichTextBlock, RichTextBlock> {
  if (lists === 0) return paragraph
  const item: z.ZodType<RichTextItem, RichTextItem> = z.strictObject({
    type: z.literal('listItem'),
    content: z
      .array(blockWithin(lists - 1))
      .min(1)
      .max(richTextLimits.nodes),
  })
  const list = z.strictObject({
    type: z.enum(['bulletList', 'orderedList']),
    content: z.array(item).min(1).max(richTextLimits.nodes),
  })
  return z.union([paragraph, list])
}

export const richTextDocument: z.ZodType<RichTextDocument, RichTextDocument> = z
  .strictObject({
    type: z.literal('doc'),
    content: z.array(blockWithin(deepestList)).max(richTextLimits.nodes),
  })
  .refine((document) => isWithinLimits(document), { error: 'too_long' })

function isWithinLimits(document: RichTextDocument): boolean {
  let characters = 0
  let nodes = 0
  const count = (node: RichTextDocument | RichTextBlock | RichTextItem) => {
    nodes++
    for (const child of node.content ?? []) {
      if (child.type === 'text') characters += child.text.length
      if (child.type === 'text' || child.type === 'hardBreak') nodes++
      else count(child)
    }
  }
  count(document)
  return characters <= richTextLimits.characters && nodes <= richTextLimits.nodes
}
