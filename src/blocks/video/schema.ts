import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { checkEmbed, embedField } from '../embed-field.ts'
import { readEmbed } from '../embed-read.ts'
import { anchor, decorative, picture, recordReference, shortText } from '../fields.ts'

export const fields = z.object({
  image: picture,
  image_alt: shortText,
  image_decorative: decorative,
  image_copyright: shortText,
  video_url: embedField('video'),
  /** A film of the media library, shown instead of the embedded one. */
  file: recordReference('media'),
  /** In its displayed form: `3:40`. */
  length: z.string().max(40).default(''),
  title: shortText,
  anchor,
})
export type VideoFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'video',
  version: 1,
  fields,
  present: ({ video_url }) => readEmbed('video', video_url),
  check: ({ video_url, file }) =>
    video_url === '' && file === ''
      ? [{ field: 'video_url', error: 'required' }]
      : checkEmbed('video', 'video_url', video_url),
  textOf: ({ title, image_alt }) => [title, image_alt],
})
