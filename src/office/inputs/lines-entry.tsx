import { TextField } from '@mui/material'
import { useController, useFormState } from 'react-hook-form'
import type { Language } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'

/** A list of texts, one in each line. Empty lines stay while somebody types; they are left out on saving. */
export function LinesEntry(props: {
  name: string
  label: string
  help?: string
  rows?: number
  lang?: Language
}) {
  const { name, label, help, rows = 3, lang } = props
  const { field } = useController({ name })
  const { errors } = useFormState({ name })
  const fault = firstMessage(valueAt(errors, name))
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
      error={fault !== null}
      helperText={fault ?? help}
      fullWidth
      multiline
      minRows={rows}
      slotProps={{ htmlInput: { lang } }}
    />
  )
}

function valueAt(tree: unknown, path: string): unknown {
  let at = tree
  for (const part of path.split('.'))
    at = isRecord(at) || Array.isArray(at) ? Reflect.get(at, part) : undefined
  return at
}

/** The fault of the list itself, or of its first faulty line. */
function firstMessage(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  if ('message' in error && typeof error.message === 'string') return error.message
  for (const part of Object.values(error)) {
    const message = firstMessage(part)
    if (message) return message
  }
  return null
}
