import { photoWidths, renditionName, storedFileName, type FigureFormat } from '#blocks/picture.ts'
import { endingOf } from '#contracts/media-files.ts'
import type { MediaRow } from '../pictures.ts'

/**
 * The name of an uploaded picture's original in the file store. It is never public, because it may reveal where it
 * was taken.
 */
export function originalName(key: string): string {
  return `${key}-original`
}

/** The name of the content that staff have uploaded. */
export function contentName({ kind, storageKey }: Pick<MediaRow, 'kind' | 'storageKey'>): string {
  return kind === 'image' ? originalName(storageKey) : storedFileName(storageKey)
}

const formats: FigureFormat[] = ['avif', 'webp', 'jpg']

/** The names of all files of an item in the file store. */
export function fileNamesOf(item: Pick<MediaRow, 'kind' | 'storageKey' | 'width'>): string[] {
  const { kind, storageKey: key, width } = item
  if (kind !== 'image') return [contentName(item)]
  const renditions = photoWidths(width ?? 1).flatMap((each) =>
    formats.map((format) => renditionName({ key, width: each, format })),
  )
  return [contentName(item), ...renditions]
}

/** The key with which the name of a stored file begins. */
export function keyOfName(name: string): string {
  return name.split('-')[0] ?? ''
}

/** A new name with the extension of the old one, because browsers and users recognise the type by it. */
export function withEnding(name: string, before: string): string {
  const ending = endingOf(before)
  return ending === '' || endingOf(name) === ending ? name : `${name}.${ending}`
}
