import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material'
import { useId } from 'react'
import { useController } from 'react-hook-form'

/** A checkbox for a boolean value. */
export function SwitchEntry({ name, label, help }: { name: string; label: string; help?: string }) {
  const { field, fieldState } = useController({ name })
  const error = fieldState.error?.message
  const helpId = useId()
  return (
    <Box sx={{ marginBlock: 0.5 }}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={field.value === true}
            onChange={(_, isChecked) => field.onChange(isChecked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                name,
                'aria-describedby': error || help ? helpId : undefined,
                'aria-invalid': error ? true : undefined,
              },
            }}
          />
        }
      />
      {(error ?? help) && (
        <FormHelperText id={helpId} error={error !== undefined} sx={{ marginTop: 0, paddingLeft: '31px' }}>
          {error ?? help}
        </FormHelperText>
      )}
    </Box>
  )
}
