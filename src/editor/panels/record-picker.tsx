import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { TargetPicker, type TargetPickerProps } from './picking/target-picker.tsx'

/** Selects an event, a subscription or a form by its title. */
export function RecordPicker({
  record,
  ...picker
}: TargetPickerProps & { record: 'event' | 'subscription' | 'form' }) {
  const messages = useLazyMessages(editorBlocksMessages)
  return (
    <TargetPicker
      {...picker}
      kind={record}
      placeholder={messages.search[record]}
      gone={messages.search.gone[record]}
    />
  )
}
