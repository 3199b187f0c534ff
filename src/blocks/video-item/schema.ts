import { z } from 'zod'
import { plainTextOf } from '#i18n/plain-text.ts'
import { defineBlock } from '../definition.ts'
import { checkEmbed, embedField } from '../embed-field.ts'
import { readEmbed } from '../embed-read.ts'
import { decorative, picture, richText, shortText } from '../fields.ts'

export const fields = z.object({
  image: picture,
  image_alt: shortText,
  image_decorative: decorative,
  image_copyright: shortText,
  video_url: embedField('video'),
  /** In its displayed form: `3:40`. */
  length: z.string().max(40).default(''),
  title: shortText,
  /** The description: rich text, or plain text. */
  content: z.unknown().default(null).transform(fromPlainText).pipe(richText),
})
export type VideoItemFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'video-item',
  version: 1,
  fields,
  standsAlone: false,
  required: ['video_url'],
  present: ({ video_url }) => readEmbed('video', video_url),
  check: ({ video_url }) => checkEmbed('video', 'video_url', video_url),
  textOf: ({ title, image_alt, content }) => [title, image_alt, plainTextOf(content)],
})

/** Converts plain text, as used by simple lists of films, into a paragraph. */
function fromPlainText(content: unknown): unknown {
  return typeof content === 'string' && content.trim() !== ''
    ? { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: content.trim() }] }] }
    : content
}
