import { useWords } from '#i18n/language-context.tsx'
import { editorBlocksWords } from '#i18n/lazy/editor-blocks.ts'
import { TargetPicker, type TargetPickerProps } from './picking/target-picker.tsx'

/** An event or a subscription, found by its title and shown by it. */
export function RecordPicker({
  record,
  ...picker
}: TargetPickerProps & { record: 'event' | 'subscription' }) {
  const words = useWords(editorBlocksWords)
  return (
    <TargetPicker
      {...picker}
      kind={record}
      placeholder={words.search[record]}
      gone={words.search.gone[record]}
    />
  )
}
