import { TextField } from '@mui/material'
import { useController } from 'react-hook-form'
import type { Language } from '#i18n/languages.ts'
import { firstMessage } from './first-message.ts'

/** A list of texts, one per line. Empty lines stay while somebody types; they are left out on saving. */
export function LinesEntry(props: {
  name: string
  label: string
  help?: string
  rows?: number
  lang?: Language
}) {
  const { name, label, help, rows = 3, lang } = props
  const { field, fieldState } = useController({ name })
  const error = firstMessage(fieldState.error)
  const lines: unknown = field.value
  return (
    <TextField
      id={`entry-${name}`}
      name={name}
      label={label}
      value={Array.isArray(lines) ? lines.join('\n') : ''}
      onChange={({ target }) => field.onChange(target.value === '' ? [] : target.value.split('\n'))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error !== null}
      helperText={error ?? help}
      fullWidth
      multiline
      minRows={rows}
      slotProps={{ htmlInput: { lang } }}
    />
  )
}
