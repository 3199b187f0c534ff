import { TextField } from '@mui/material'
import { useController } from 'react-hook-form'
import type { Language } from '#i18n/languages.ts'

export type EntryProps = {
  /** The path of the value in the form. */
  name: string
  label: string
  help?: string
  /** The initial number of lines; line breaks can be typed if it is given. */
  rows?: number
  type?: 'text' | 'email' | 'url' | 'number' | 'date' | 'datetime-local' | 'search'
  /** The language of the text, for spell checkers and screen readers. */
  lang?: Language
  maxLength?: number
  isRequired?: boolean
  /** Called instead of storing the value, for callers that store more with it. */
  onType?: (value: string) => void
}

/** One text of a form. The server's validation error is shown at the field until it is changed. */
export function TextEntry({
  name,
  label,
  help,
  rows,
  type,
  lang,
  maxLength,
  isRequired,
  onType,
}: EntryProps) {
  const { field, fieldState } = useController({ name })
  const error = fieldState.error?.message
  const value: unknown = field.value
  return (
    <TextField
      id={`entry-${name}`}
      name={name}
      label={label}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      onChange={({ target }) => (onType ? onType(target.value) : field.onChange(target.value))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error !== undefined}
      helperText={error ?? help}
      fullWidth
      multiline={rows !== undefined}
      minRows={rows}
      type={type}
      slotProps={{
        htmlInput: { lang, maxLength, 'aria-required': isRequired || undefined },
        ...(type?.startsWith('date') && { inputLabel: { shrink: true } }),
      }}
    />
  )
}
