import { fileAddress, photoAddress } from '#blocks/picture.ts'
import type { Picture, PressPicture } from '#contracts/pictures.ts'
import type { media } from '#db/schema/index.ts'
import { canSeeUnpublished, type Scope } from './scope.ts'

export type MediaRow = (typeof media)['$inferSelect']
/** The properties of a media item that its address contains. */
export type MediaAddressRow = Pick<
  MediaRow,
  'kind' | 'storageKey' | 'width' | 'height' | 'focalX' | 'focalY' | 'byteSize' | 'language' | 'fileName'
>

/** The address of a media item: of a picture its rendition for this width, of anything else the file. */
export function mediaAddress(row: MediaAddressRow, width = 1536): string {
  const { storageKey: key, byteSize: size, language, fileName: name } = row
  if (row.kind !== 'image') return fileAddress({ key, size, language, name })
  const focus = { x: Math.round(row.focalX * 100), y: Math.round(row.focalY * 100) }
  return photoAddress({ key, width: row.width ?? 1, height: row.height ?? 1, focus }, width)
}

/** The address of a small rendition of a picture, for cards on a high-density screen; null for anything else. */
export function thumbAddress(row: MediaAddressRow): string | null {
  return row.kind === 'image' ? mediaAddress(row, 320) : null
}

/** A picture if the viewer may see it: visitors only as long as its rights allow it. */
export function shownPicture<Row extends Pick<MediaRow, 'shownUntil'>>(
  { now, viewer }: Pick<Scope, 'now' | 'viewer'>,
  row: Row | null | undefined,
): Row | null {
  if (!row) return null
  return canSeeUnpublished(viewer) || row.shownUntil === null || row.shownUntil > now ? row : null
}

/** The credit of a picture: its photographer, and the copyright holder. */
export function creditOf({ credit, copyright }: Pick<MediaRow, 'credit' | 'copyright'>): string | null {
  return [...new Set([credit, copyright])].filter(Boolean).join(' / ') || null
}

/** The picture of a record: its photograph, else the figure drawn from its seed on the given ground. */
export function presentPicture(image: MediaRow | null, seed: string, ground: string): Picture {
  return {
    src: image && mediaAddress(image),
    seed,
    ground,
    alt: image && !image.isDecorative ? image.alt : null,
    caption: image?.caption ?? null,
    copyright: image && creditOf(image),
  }
}

/** Those of the pictures that the press may use, each once. */
export function presentPressPictures(pictures: readonly MediaRow[]): PressPicture[] {
  const press = new Map(pictures.filter(({ isPress }) => isPress).map((picture) => [picture.id, picture]))
  return [...press.values()].map((picture) => ({
    url: mediaAddress(picture, picture.width ?? undefined),
    alt: picture.isDecorative ? null : picture.alt,
    credit: creditOf(picture),
  }))
}

type SoundingWork = { yearComposed: number | null; keySignature: { de: string } | null }

/**
 * The figure seed of a work: year and key determine its waves, the record's own seed the crop (the two parts of a seed:
 * src/design/picture/figure-address.ts). Of several works the last one counts, because it is usually the main work of a
 * concert.
 */
export function seedByWork(works: (SoundingWork | null)[], seed: string): string {
  const work = works.findLast((candidate) => candidate !== null && hasTone(candidate))
  return work ? `${work.yearComposed ?? ''} ${work.keySignature?.de ?? ''}~${seed}` : seed
}

function hasTone({ yearComposed, keySignature }: SoundingWork): boolean {
  return yearComposed !== null || keySignature !== null
}

/** The ground colours of stories, by category: read, listen, watch. */
export const storyGrounds = { book: 'stone', headphone: 'prussian', play: 'plum' } as const

/** The ground colour of subscriptions, by the position of their group, so that each list shows every colour. */
export function subscriptionGround(groupPosition: number): string {
  return groupGrounds[groupPosition % groupGrounds.length] ?? 'yolk'
}

const groupGrounds = ['prussian', 'bottle', 'vermilion', 'yolk', 'plum'] as const

/** The ground colour of pages, by the root of their part of the tree, so that each part has one colour. */
export function pageGround(root: { id: number; isHome: boolean }): string {
  return (root.isHome ? null : sectionGrounds[root.id % sectionGrounds.length]) ?? 'vermilion'
}

const sectionGrounds = ['vermilion', 'prussian', 'bottle', 'plum', 'yolk'] as const
