import { useWords } from '#i18n/language-context.tsx'
import { editorBlocksWords } from '#i18n/lazy/editor-blocks.ts'
import { TargetPicker, type TargetPickerProps } from './picking/target-picker.tsx'

/** Where a link leads: something of this site, found by its title, or an address that is typed. */
export function LinkPicker(props: TargetPickerProps) {
  const words = useWords(editorBlocksWords)
  return <TargetPicker {...props} placeholder={words.link.search} gone={words.link.gone} isRemovable />
}
