import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { TargetPicker, type TargetPickerProps } from './picking/target-picker.tsx'

/** Selects a link's target: a record of this site, found by its title, or a typed address. */
export function LinkPicker(props: TargetPickerProps) {
  const messages = useLazyMessages(editorBlocksMessages)
  return <TargetPicker {...props} placeholder={messages.link.search} gone={messages.link.gone} isRemovable />
}
