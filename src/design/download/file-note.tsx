import { useLanguage } from '#i18n/language-context.tsx'
import { describeFile } from './describe-file.ts'

/** After the words of a link: what it downloads, if it leads to an uploaded file. Otherwise nothing. */
export function FileNote({ address }: { address: string }) {
  const language = useLanguage()
  const note = describeFile(address, language)
  return note !== null && <> ({note})</>
}
