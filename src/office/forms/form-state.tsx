import { Box } from '@mui/material'
import type { ListedForm } from '../data/records.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

const colours = {
  open: 'success.main',
  planned: 'warning.main',
  over: 'text.secondary',
  offline: 'text.secondary',
} as const satisfies Record<ListedForm['state'], string>

/** Whether visitors can fill in a form now, as a word with a coloured dot. */
export function FormState({ state }: Pick<ListedForm, 'state'>) {
  const { forms: messages } = useOfficeMessages()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box
        component="span"
        sx={{
          width: 9,
          height: 9,
          borderRadius: '50%',
          border: '2px solid',
          borderColor: colours[state],
          backgroundColor: state === 'open' ? colours[state] : 'transparent',
          flex: 'none',
        }}
      />
      {messages.states[state]}
    </Box>
  )
}
