import { z } from 'zod'
import type { PicturePlan } from '#demo/plan.ts'
import { localized } from '#demo/texts/read-texts.ts'
import { readData } from '../own-texts.ts'
import { drawPicture } from './draw-picture.ts'
import { motifs, pictureColours, type DrawnPicture } from './picture.ts'

/** The illustrator and the copyright holder of the pictures. */
const pictureCredit = { credit: 'Ada Lindqvist', copyright: 'Konzerthaus Morgenstern' }

const picture = z.strictObject({
  key: z.string(),
  motif: z.enum(motifs),
  colour: z.custom<DrawnPicture['colour']>((name) => typeof name === 'string' && name in pictureColours),
  alt: localized,
  caption: localized.default({ de: '', en: '' }),
  isDecorative: z.literal(true).optional(),
  tags: z.array(z.string()),
  of: z.array(z.string()).default([]),
  focus: z.tuple([z.number(), z.number()]).default([0.5, 0.5]),
})

/** The drawn pictures of the demo hall. The last two are not used, as drafts of a poster are in a real house. */
export const pictures: (DrawnPicture & PicturePlan)[] = readData('pictures.yaml', z.array(picture)).map(
  (drawn) => ({
    ...drawn,
    ...pictureCredit,
    draw: () => drawPicture(drawn),
  }),
)
