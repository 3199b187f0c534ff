import type { BlockFields, FormField } from '#blocks/form.ts'
import type { LibraryTexts } from '#blocks/picture.ts'
import { captionsOf, readTranscript } from '#blocks/transcript.ts'
import type { NoticeKind } from './notice.ts'

/**
 * What is missing at a recording or film of the library, for everyone who can't hear it (WCAG 1.2.1, 1.2.2): a film needs
 * captions, a recording a transcript. Null if nothing is, and for files that are not known yet.
 */
export function findMissingWords(
  field: FormField,
  fields: BlockFields,
  libraryTexts: Record<string, LibraryTexts>,
): Extract<NoticeKind, 'no_captions' | 'no_transcript'> | null {
  if (field.kind !== 'record' || field.record !== 'media') return null
  const file = fields[field.field]
  const said = typeof file === 'string' && Object.hasOwn(libraryTexts, file) ? libraryTexts[file] : undefined
  if (!said) return null
  const lines = readTranscript(said.transcript ?? '')
  if (field.isFilm) return captionsOf(lines, null) === null ? 'no_captions' : null
  return lines.length === 0 ? 'no_transcript' : null
}
