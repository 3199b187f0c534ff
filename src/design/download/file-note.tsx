import { useLanguage } from '#i18n/language-context.tsx'
import { describeFile } from './describe-file.ts'

/**
 * The description of the download after a link's text, if it leads to an uploaded file. Otherwise renders nothing.
 */
export function FileNote({ address }: { address: string }) {
  const language = useLanguage()
  const note = describeFile(address, language)
  return note !== null && <> ({note})</>
}
