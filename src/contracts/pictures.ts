import { z } from '@hono/zod-openapi'
import { localizedText } from './shared.ts'

/** A picture: an uploaded file, or else the figure drawn from a seed on a ground (see VISUAL direction in STYLE.md). */
export const pictureSchema = z
  .object({
    src: z.string().nullable(),
    seed: z.string(),
    ground: z.string(),
    alt: localizedText.nullable(),
    caption: localizedText.nullable(),
    copyright: z.string().nullable(),
  })
  .openapi('Picture')
export type Picture = z.infer<typeof pictureSchema>

/** The picture as the calls with a language prefix show it. */
export const pictureInLanguage = pictureSchema
  .extend({ alt: z.string().nullable(), caption: z.string().nullable() })
  .openapi('PictureInLanguage')
