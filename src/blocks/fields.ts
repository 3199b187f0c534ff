/** Kinds of field that several blocks share. Unknown fields are dropped, missing ones get their default. */
import { isAllowedTarget } from '#design/rich-text/link-target.ts'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import { richTextDocument } from '#design/rich-text/rich-text-contract.ts'
import { cleanText } from '#i18n/plain-text.ts'
import { z } from 'zod'

export { isAllowedTarget, kindOfTarget } from '#design/rich-text/link-target.ts'

export const shortText = z.string().max(1000).overwrite(cleanText).default('')

/** The id of an anchor on the page: what a link's `#` names. */
export const anchor = z
  .string()
  .max(100)
  .regex(/^[\p{L}\d_-]*$/u)
  .default('')

/**
 * Where a link leads: `page:3`, `event:12` and their like, `route:events`, `form:contact`, a path on this site, an
 * anchor, or an http, https, mailto or tel address. Nothing else, so that no script ever becomes a link.
 */
export const linkTarget = z.string().max(2000).refine(isAllowedTarget, { error: 'link' }).default('')

/** A picture: `media:{id}`, or `figure:{seed}` for one drawn from the seed; empty for none. */
export const picture = z
  .string()
  .max(200)
  .regex(/^(|media:\d{1,9}|figure:[^\0]{1,180})$/)
  .default('')

/** Whether an editor has said that the picture only decorates: it needs no words then. Visitors are shown the same. */
export const decorative = z.boolean().default(false)

/** A rich text: whatever is stored or sent is brought to the closed set of nodes and marks, and only that is kept. */
export const richText = z.unknown().default(null).transform(readRichText).pipe(richTextDocument)
