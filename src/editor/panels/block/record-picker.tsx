import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { TargetPicker, type TargetPickerProps } from './picking/target-picker.tsx'

/** Selects an event, a subscription, a form, a file or a shared block by its title. */
export function RecordPicker({
  record,
  ...picker
}: TargetPickerProps & { record: 'event' | 'subscription' | 'form' | 'media' | 'shared' }) {
  const messages = useLazyMessages(editorBlocksMessages)
  return (
    <TargetPicker
      {...picker}
      kind={record}
      placeholder={messages.search[record]}
      gone={messages.search.gone[record]}
      isRemovable={record === 'media'}
    />
  )
}
