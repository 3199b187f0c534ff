import { createStore } from '#design/store.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import type { StaffCalls } from '#fields/staff-calls/staff-calls.ts'
import type { DraftOf } from '#records/field.ts'
import type { record } from '#records/media/record.ts'
import { createLookup } from './use-lookup.ts'

const library = 'media'

/** A picture of the library with its fields. */
export type LibraryPicture = DraftOf<typeof record.fields> & { id: number; may: { change: boolean } }

/** The picture with an id; null if there is none. */
export const useLibraryPicture = createLookup(async (calls, id): Promise<LibraryPicture | null> => {
  try {
    return pictureOf(await calls.get('{record}/{id}', { params: { record: library, id: Number(id) } }))
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  }
})

/** The picture whose focal point was saved last, as it is stored (`media:3`), for what shows it in this window. */
export const savedFocus = createStore<{ picture: string } | null>(null)

/** Saves the focal point of a picture, in shares of width and height; refused if somebody else has moved it. */
export async function saveFocus(
  calls: StaffCalls,
  { id, focal_x, focal_y }: LibraryPicture,
  to: { x: number; y: number },
): Promise<LibraryPicture> {
  const changed = pictureOf(
    await calls.patch('{record}/{id}', {
      params: { record: library, id },
      json: { focal_x: to.x, focal_y: to.y, seen: { focal_x, focal_y } },
    }),
  )
  useLibraryPicture.keep(calls, String(id), changed)
  savedFocus.set(() => ({ picture: `media:${id}` }))
  return changed
}

function pictureOf(answer: object): LibraryPicture {
  // The calls answer what the definition says.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer as LibraryPicture
}
