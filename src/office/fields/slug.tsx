import { LineField } from '#fields/controls/text-fields.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'
import { LanguagePair } from './language-pair.tsx'
import { localizedOf, textIn } from './localized-value.ts'

export const slug: OfficeField<'slug'> = {
  Control: SlugControl,
  text: (_, value, { language }) => textIn(value, language),
  width: () => 'full',
}

function SlugControl({ field, label, hint, error, value, errorOf, onChange }: ControlProps<'slug'>) {
  const messages = useRecordMessages()
  const limits = { limit: 80, characters: 'a-z0-9-' }
  if (field.isShared)
    return (
      <LineField
        {...{ label, error, onChange, ...limits }}
        hint={hint ?? messages.slugHint}
        value={textIn(value, 'de')}
      />
    )
  const slugs = localizedOf(value)
  return (
    <LanguagePair label={label}>
      {(one, ownLabel) => (
        <LineField
          label={ownLabel}
          hint={one === 'de' ? (hint ?? messages.slugHint) : undefined}
          error={errorOf(one) ?? (one === 'de' ? error : undefined)}
          value={slugs[one]}
          {...limits}
          onChange={(typed) => onChange({ ...slugs, [one]: typed })}
        />
      )}
    </LanguagePair>
  )
}
