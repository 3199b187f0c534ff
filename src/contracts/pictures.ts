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

/** The largest file of a picture that the press may use. */
export const pressPicture = z.object({
  url: z.string(),
  alt: localizedText.nullable(),
  credit: z.string().nullable(),
})
export type PressPicture = z.infer<typeof pressPicture>

/** The files of a picture in three widths. */
export const thumbsSchema = z.object({ small: z.string(), medium: z.string(), large: z.string() })
const files = z.object({ url: z.string(), thumbs: thumbsSchema })
/** The largest file of a picture, and its thumbs. */
export type PictureFiles = z.infer<typeof files>

/** A picture with its files, so that clients need not know how generated ones are addressed. */
export const pictureWithFiles = pictureSchema.extend(files.shape).openapi('PictureWithFiles')

/** The picture as the calls with a language prefix show it. */
export const pictureInLanguage = z
  .object({ ...pictureSchema.shape, alt: z.string().nullable(), caption: z.string().nullable() })
  .openapi('PictureInLanguage')
