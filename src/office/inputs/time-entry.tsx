import { TextField } from '@mui/material'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { hallInput, hallInstant } from '#i18n/hall-time.ts'

/** A date with a time in the hall; the value is an ISO instant, or null without one. */
export function TimeEntry({ name, label, help }: { name: string; label: string; help?: string }) {
  const { field, fieldState } = useController({ name })
  const stored: unknown = field.value
  /** The typed text while it is not a complete time yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const error = fieldState.error?.message
  return (
    <TextField
      id={`entry-${name}`}
      name={name}
      type="datetime-local"
      label={label}
      value={typed ?? hallInput(typeof stored === 'string' ? stored : null)}
      onChange={({ target }) => {
        const instant = hallInstant(target.value)
        setTyped(instant || target.value === '' ? null : target.value)
        field.onChange(instant?.toISOString() ?? null)
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error !== undefined}
      helperText={error ?? help}
      fullWidth
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
