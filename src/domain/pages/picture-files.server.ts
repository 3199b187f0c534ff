import { inArray } from 'drizzle-orm'
import { figureAddress } from '#blocks/picture.ts'
import type { Picture, PictureFiles } from '#contracts/pictures.ts'
import { media, renditions } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { mediaAddress, renditionAddress } from './page-images.server.ts'
import { blocksOf, type ReadContent } from './read-content.ts'

/**
 * The files of all pictures in a content, by their names in the blocks' fields: `media:3` for an uploaded one,
 * `figure:…` for a generated one. Deleted ones are left out.
 */
export async function findPictureFiles(
  { db }: Pick<Scope, 'db'>,
  content: ReadContent,
): Promise<Record<string, PictureFiles>> {
  const images = new Set(blocksOf(content).map(({ fields }) => fields['image']))
  const names = [...images].filter((name) => typeof name === 'string')
  const figures = names.filter((name) => name.startsWith('figure:'))
  const ids = names.flatMap((name) =>
    /^media:\d{1,9}$/.test(name) ? Number(name.slice('media:'.length)) : [],
  )
  const uploaded = ids.length === 0 ? [] : await findUploaded(db, ids)
  return Object.fromEntries([
    ...figures.map((name): [string, PictureFiles] => [
      name,
      filesOfFigure({ seed: name.slice('figure:'.length), ground: 'stone' }),
    ]),
    ...uploaded,
  ])
}

/** A record with the files of its picture: the uploaded one as it is, or the generated one in three widths. */
export function withPictureFiles<Pictured extends { picture: Picture }>(
  record: Pictured,
): Pictured & { picture: Picture & PictureFiles } {
  const { src } = record.picture
  const files =
    src === null
      ? filesOfFigure(record.picture)
      : { url: src, thumbs: { small: src, medium: src, large: src } }
  return { ...record, picture: { ...record.picture, ...files } }
}

function filesOfFigure(picture: { seed: string; ground: string }): PictureFiles {
  return {
    url: figureAddress(picture, 1536, 'jpg'),
    thumbs: {
      small: figureAddress(picture, 320, 'jpg'),
      medium: figureAddress(picture, 768, 'jpg'),
      large: figureAddress(picture, 1280, 'jpg'),
    },
  }
}

async function findUploaded(db: Scope['db'], ids: number[]): Promise<[string, PictureFiles][]> {
  const [rows, sizes] = await Promise.all([
    db.select().from(media).where(inArray(media.id, ids)),
    db.select().from(renditions).where(inArray(renditions.mediaId, ids)),
  ])
  return rows
    .filter(({ kind }) => kind === 'image')
    .map((row) => {
      const own = sizes.filter(({ mediaId, format }) => mediaId === row.id && format === 'jpeg')
      const image = { row, renditions: own }
      const thumbs = {
        small: renditionAddress(image, 320),
        medium: renditionAddress(image, 768),
        large: renditionAddress(image, 1280),
      }
      return [`media:${row.id}`, { url: mediaAddress(row.storageKey), thumbs }]
    })
}
