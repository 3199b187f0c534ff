import { mediaLimits } from '#contracts/media-files.ts'
import { beginUpload, continueUpload, type MediaServices } from '#domain/media/index.server.ts'
import { changeRecord } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { Values } from '#records/field.ts'
import { store } from '#records/media/store.server.ts'
import type { DemoPlan } from '../plan.ts'

export type LibraryIds = {
  /** The ids of all items by their keys. */
  items: Map<string, number>
  /** The ids of pictures by the record that they belong to: `article:chladni`, `event:orgelnacht`. */
  ofOwners: Map<string, number>
}

type Upload = (key: string, file: { name: string; content: Buffer }, texts: Values) => Promise<number>

/** Draws the demo's pictures, writes its files, and uploads all of them as staff do. Jobs make the renditions. */
export async function loadLibrary(
  scope: Scope,
  { pictures, files }: Pick<DemoPlan, 'pictures' | 'files'>,
  ports: MediaServices,
): Promise<LibraryIds> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false) // every picture is drawn once
  const ids: LibraryIds = { items: new Map(), ofOwners: new Map() }
  const upload: Upload = async (key, file, texts) => {
    const { id } = await uploadFile(scope, ports, file)
    await changeRecord(scope, store, id, { changes: texts })
    ids.items.set(key, id)
    return id
  }
  for (const plan of pictures) {
    const { key, alt, caption, tags, focus, of, credit, copyright } = plan
    // The uploads are sequential, because the studio decodes one picture at a time.
    const content = await sharp(Buffer.from(plan.draw())).jpeg({ quality: 88 }).toBuffer()
    const id = await upload(
      key,
      { name: `${key}.jpg`, content },
      {
        alt,
        is_decorative: plan.isDecorative ?? false,
        caption,
        tags,
        credit,
        copyright,
        focal_x: focus[0],
        focal_y: focus[1],
      },
    )
    for (const owner of of) ids.ofOwners.set(owner, id)
  }
  for (const { key, name, content, language, tags, caption, transcript, copyright } of files)
    await upload(key, { name, content: content() }, { language, tags, caption, transcript, copyright })
  return ids
}

async function uploadFile(
  scope: Scope,
  ports: MediaServices,
  { name, content }: { name: string; content: Buffer },
) {
  const { id, size } = await beginUpload(scope, { name, size: content.length })
  for (let offset = 0; ; offset += mediaLimits.chunk) {
    const piece = content.subarray(offset, offset + mediaLimits.chunk)
    const { media } = await continueUpload(scope, ports, id, { offset, piece })
    if (media) return media
    if (offset > size) throw new Error(`The file ${name} was not taken.`)
  }
}
