import { useWatch } from 'react-hook-form'
import { TwoColumns } from '../../inputs/bilingual-entry.tsx'
import { TextEntry } from '../../inputs/text-entry.tsx'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'

/** The end of the form's address, with the whole address below. */
export function SlugEntry() {
  const { settings: messages } = useOfficeMessages().forms
  const slug: unknown = useWatch({ name: 'slug' })
  const address = typeof slug === 'string' && slug !== '' ? `${location.host}/de/forms/${slug}` : ''
  return (
    <TwoColumns>
      <TextEntry
        name="slug"
        label={messages.slug}
        help={[messages.slugHint, address].filter(Boolean).join(' ')}
        maxLength={100}
        isRequired
      />
    </TwoColumns>
  )
}
