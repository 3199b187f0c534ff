import { MenuItem, TextField } from '@mui/material'
import { useController } from 'react-hook-form'
import { firstMessage } from './first-message.ts'

export type Option = { value: string; label: string; hint?: string }

/** A select with several values. Callers that store more with it receive the value by `onChoose`. */
export function ChoiceEntry(props: {
  name: string
  label: string
  help?: string
  options: Option[]
  value?: string
  onChoose?: (value: string) => void
}) {
  const { name, label, help, options, value, onChoose } = props
  const { field, fieldState } = useController({ name })
  const error = firstMessage(fieldState.error)
  const stored: unknown = field.value
  const shown = value ?? (typeof stored === 'string' ? stored : '')
  return (
    <TextField
      select
      id={`entry-${name}`}
      name={name}
      label={label}
      value={options.some((option) => option.value === shown) ? shown : ''}
      onChange={({ target }) => (onChoose ? onChoose(target.value) : field.onChange(target.value))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error !== null}
      helperText={error ?? help}
      fullWidth
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value} sx={{ whiteSpace: 'normal' }}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
