import { useController } from 'react-hook-form'
import { TextEntry } from '../../inputs/text-entry.tsx'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'

/** After how many days entries are deleted; a number, or null to keep them. */
export function RetentionEntry() {
  const { settings: messages } = useOfficeMessages().forms
  const { field } = useController({ name: 'retention_days' })
  return (
    <TextEntry
      name="retention_days"
      label={messages.retention}
      help={messages.retentionHint}
      type="number"
      onType={(value) => field.onChange(value === '' ? null : Number(value))}
    />
  )
}
