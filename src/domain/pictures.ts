import type { Picture } from '#contracts/pictures.ts'
import type { media } from '#db/schema/index.ts'

type MediaRow = (typeof media)['$inferSelect']

/** The picture of a record: its photograph, else the figure drawn from its seed on the given ground. */
export function presentPicture(image: MediaRow | null, seed: string, ground: string): Picture {
  return {
    src: image && `/media/${image.storageKey}`,
    seed,
    ground,
    alt: image && !image.isDecorative ? image.alt : null,
    caption: image?.caption ?? null,
    copyright: image?.copyright ?? null,
  }
}
