import { inArray } from 'drizzle-orm'
import { figureAddress, photoFiles } from '#blocks/picture.ts'
import type { Picture, PictureFiles } from '#contracts/pictures.ts'
import { media } from '#db/schema/index.ts'
import { mediaAddress, shownPicture } from '#domain/pictures.ts'
import type { Scope } from '#domain/scope.ts'
import { addCacheTags } from '#domain/cache-tags.ts'
import { blocksOf, type ReadContent } from './read-content.ts'

/**
 * The files of all pictures in a content, by their names in the blocks' fields: `media:3` for an uploaded one,
 * `figure:…` for a generated one. Deleted ones, and those whose rights have ended, are left out.
 */
export async function findPictureFiles(
  scope: Pick<Scope, 'db' | 'now' | 'viewer' | 'shown'>,
  content: ReadContent,
): Promise<Record<string, PictureFiles>> {
  const images = new Set(blocksOf(content).map(({ fields }) => fields['image']))
  const names = [...images].filter((name) => typeof name === 'string')
  const figures = names.filter((name) => name.startsWith('figure:'))
  const ids = names.flatMap((name) =>
    /^media:\d{1,9}$/.test(name) ? Number(name.slice('media:'.length)) : [],
  )
  const uploaded = ids.length === 0 ? [] : await findUploaded(scope, ids)
  return Object.fromEntries([
    ...figures.map((name): [string, PictureFiles] => [
      name,
      filesOfFigure({ seed: name.slice('figure:'.length), ground: 'stone' }),
    ]),
    ...uploaded,
  ])
}

/** A record with the files of its picture: uploaded or generated, in three widths. */
export function withPictureFiles<Pictured extends { picture: Picture }>(
  record: Pictured,
): Pictured & { picture: Picture & PictureFiles } {
  const { src } = record.picture
  const files = src === null ? filesOfFigure(record.picture) : photoFiles(src)
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

async function findUploaded(
  scope: Pick<Scope, 'db' | 'now' | 'viewer' | 'shown'>,
  ids: number[],
): Promise<[string, PictureFiles][]> {
  addCacheTags(scope, 'media', ids)
  const rows = await scope.db.select().from(media).where(inArray(media.id, ids))
  return rows.flatMap((row) =>
    row.kind === 'image' && shownPicture(scope, row)
      ? [[`media:${row.id}`, photoFiles(mediaAddress(row))]]
      : [],
  )
}
