import { isLanguage, type Language } from '#i18n/languages.ts'

/** An uploaded document or recording, as its address describes it. */
export type LinkedFile = {
  /** Identifies the content: another content has another key. */
  key: string
  /** In bytes. */
  size: number
  language: Language | null
  /** The name under which browsers save it, with its extension. */
  name: string
}

/**
 * The address of a document or a recording. Size and language are part of it, so that links can show them; the
 * content of an address never changes.
 */
export function fileAddress({ key, size, language, name }: LinkedFile): string {
  return `/media/${key}-${size}-${language ?? 'xx'}/${encodeURIComponent(plainName(name))}`
}

const filePattern = /^\/media\/([0-9a-f]{32})-(\d{1,12})-([a-z]{2})\/([^/?#]{1,600})$/

/** Parses an address of `fileAddress`; null for any other. */
export function readFileAddress(address: string): LinkedFile | null {
  const [, key, size, language, encoded] = filePattern.exec(address) ?? []
  const name = encoded === undefined ? null : decode(encoded)
  if (!key || !name || (language !== 'xx' && !isLanguage(language))) return null
  return { key, size: Number(size), language: isLanguage(language) ? language : null, name }
}

/** The name of a document or a recording in the file store. */
export function storedFileName(key: string): string {
  return `${key}-file`
}

/** The name without the characters that separate paths or addresses. */
function plainName(name: string): string {
  return name.replace(/[\p{C}/\\?#%"<>*:|]+/gu, '-').slice(0, 120)
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
