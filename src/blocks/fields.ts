/** Field schemas shared by several blocks. Unknown fields are dropped, missing ones get their default. */
import { isAllowedTarget, meantTarget } from '#design/rich-text/link-target.ts'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import { richTextDocument } from '#design/rich-text/rich-text-contract.ts'
import { partLanguages } from '#i18n/part-languages.ts'
import { cleanText } from '#i18n/plain-text.ts'
import { z } from 'zod'
import { fieldContents } from './definition.ts'

export {
  addressOf,
  isAllowedTarget,
  kindOfTarget,
  meantTarget,
  withScheme,
} from '#design/rich-text/link-target.ts'

export const shortText = z.string().max(1000).overwrite(cleanText).default('')

/** The id of an anchor on the page: the fragment of links to it. */
export const anchor = z
  .string()
  .max(100)
  .regex(/^[\p{L}\d_-]*$/u)
  .default('')

/**
 * A link's target: `page:3`, `event:12` and other references, `route:events`, `form:contact`, a path on this site, an
 * anchor, or an http, https, mailto or tel address, whose scheme may be left out. Nothing else, to prevent script injection.
 */
export const linkTarget = z
  .string()
  .max(2000)
  .overwrite(meantTarget)
  .refine(isAllowedTarget, { error: 'link' })
  .default('')
  .register(fieldContents, { holds: 'target' })

/** The id of a record in a filter, such as a genre: as large as the database's integers, which hold all ids. */
export const recordId = z.number().int().min(1).max(2_147_483_647)

/** A chosen record, such as `event:12`; empty until one is chosen. */
export const recordReference = (kind: string) =>
  z
    .string()
    .max(60)
    .regex(new RegExp(`^(|${kind}:\\d{1,9})$`))
    .default('')
    .register(fieldContents, { holds: 'target' })

/** A picture: `media:{id}`, or `figure:{seed}` for one drawn from the seed; empty for none. */
export const picture = z
  .string()
  .max(200)
  .regex(/^(|media:\d{1,9}|figure:[^\0]{1,180})$/)
  .default('')

/** A picture of the media library: `media:{id}`; empty for none. */
export const photograph = z.string().regex(/^(|media:\d{1,9})$/)

/**
 * Whether an editor has marked the picture as decorative: it then needs no alternative text. Without an effect for
 * visitors.
 */
export const decorative = z.boolean().default(false)

/** The language of a block's words; empty for that of the page. */
export const partLanguage = z.enum(['', ...partLanguages]).default('')

/** A rich text: any input is reduced to the allowed nodes and marks, and only the result is stored. */
export const richText = z.unknown().default(null).transform(readRichText).pipe(richTextDocument)
