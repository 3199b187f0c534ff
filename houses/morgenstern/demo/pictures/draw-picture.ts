import { seededRandom } from '../random.ts'
import { hallMotifs } from './hall-motifs.ts'
import { houseMotifs } from './house-motifs.ts'
import { instrumentMotifs } from './instrument-motifs.ts'
import { peopleMotifs } from './people-motifs.ts'
import { pictureColours, type Motif, type DrawnPicture } from './picture.ts'
import { pictureSize, type DrawMotif } from './shapes.ts'

const { width, height } = pictureSize

const motifs: Record<Motif, DrawMotif> = {
  ...instrumentMotifs,
  ...hallMotifs,
  ...houseMotifs,
  ...peopleMotifs,
}

/** Draws a picture as SVG from the shapes of its motif; the same plan always returns the same picture. */
export function drawPicture({ key, motif, colour }: Pick<DrawnPicture, 'key' | 'motif' | 'colour'>): string {
  const colours = pictureColours[colour]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colours.ground}"/>
${motifs[motif](seededRandom(key), colours).join('\n')}
</svg>`
}
