import { beginUpload, changeMedia, continueUpload, type MediaPorts } from '#domain/media/index.server.ts'
import { mediaLimits } from '#contracts/media-files.ts'
import type { Scope } from '#domain/scope.ts'
import { drawPicture } from '../pictures/draw-picture.ts'
import { pictureCredit, pictures } from '../pictures/pictures.ts'

/** The numbers of pictures by whose they are: `article:chladni`, `event:orgelnacht`. */
export type PictureIds = Map<string, number>

/** Draws the demo's pictures and uploads them as staff do. Their smaller files are made by jobs after the start. */
export async function loadPictures(scope: Scope, ports: MediaPorts): Promise<PictureIds> {
  const { default: sharp } = await import('sharp')
  const ids: PictureIds = new Map()
  for (const plan of pictures) {
    const { key, alt, caption, tags, focus, of } = plan
    // One after the other: the studio decodes one picture at a time.
    // oxlint-disable-next-line no-await-in-loop
    const content = await sharp(Buffer.from(drawPicture(plan)))
      .jpeg({ quality: 88 })
      .toBuffer()
    // oxlint-disable-next-line no-await-in-loop
    const { id, version } = await upload(scope, ports, `${key}.jpg`, content)
    // oxlint-disable-next-line no-await-in-loop
    await changeMedia(scope, id, {
      version,
      alt,
      caption,
      tags,
      ...pictureCredit,
      focal_x: focus[0],
      focal_y: focus[1],
    })
    for (const owner of of) ids.set(owner, id)
  }
  return ids
}

// Scope and ports are what every command takes.
// oxlint-disable-next-line eslint/max-params
async function upload(scope: Scope, ports: MediaPorts, name: string, content: Buffer) {
  const { id, size } = await beginUpload(scope, { name, size: content.length })
  for (let offset = 0; ; offset += mediaLimits.chunk) {
    const piece = content.subarray(offset, offset + mediaLimits.chunk)
    // oxlint-disable-next-line no-await-in-loop
    const { media } = await continueUpload(scope, ports, id, { offset, piece })
    if (media) return media
    if (offset > size) throw new Error(`The picture ${name} was not taken.`)
  }
}
