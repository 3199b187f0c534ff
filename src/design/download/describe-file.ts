import { fileLanguages } from '#i18n/lazy/download.ts'
import type { Language } from '#i18n/languages.ts'
import { readableSize } from '#i18n/readable-size.ts'
import { readFileAddress } from './file-address.ts'

/** The description of an uploaded file in its link: “PDF, 1,2 MB, deutsch”. Null for any other address. */
export function describeFile(address: string, language: Language): string | null {
  const file = readFileAddress(address)
  if (!file) return null
  const ending = /\.([a-z\d]{1,5})$/i.exec(file.name)?.[1]?.toUpperCase()
  return [ending, readableSize(file.size, language), file.language && fileLanguages[language][file.language]]
    .filter(Boolean)
    .join(', ')
}
