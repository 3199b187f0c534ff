import { useLanguage } from '#i18n/language-context.tsx'
import { languages, type Localized } from '#i18n/languages.ts'
import { sharedMessages } from '#i18n/lazy/editor-shared-blocks.ts'

/**
 * The name of a shared block in both languages, of which one is enough. `error` is the id of the validation error.
 */
export function NameFields(props: {
  name: Localized
  onChange: (name: Localized) => void
  error?: string | undefined
}) {
  const { name, onChange, error } = props
  const messages = sharedMessages[useLanguage()]
  return languages.map((each) => (
    <label key={each}>
      {messages.nameOf[each]}
      <input
        maxLength={100}
        value={name[each]}
        required={languages.every((one) => name[one].trim() === '')}
        onChange={({ target }) => onChange({ ...name, [each]: target.value })}
        onFocus={({ target }) => target.select()}
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': error })}
      />
    </label>
  ))
}
