import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material'
import { useId } from 'react'
import { useController } from 'react-hook-form'

/** A checkbox for a boolean value. */
export function SwitchEntry({ name, label, help }: { name: string; label: string; help?: string }) {
  const { field, fieldState } = useController({ name })
  const fault = fieldState.error?.message
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
                'aria-describedby': fault || help ? helpId : undefined,
                'aria-invalid': fault ? true : undefined,
              },
            }}
          />
        }
      />
      {(fault ?? help) && (
        <FormHelperText id={helpId} error={fault !== undefined} sx={{ marginTop: 0, paddingLeft: '31px' }}>
          {fault ?? help}
        </FormHelperText>
      )}
    </Box>
  )
}
