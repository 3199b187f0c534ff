import { Alert, Box } from '@mui/material'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { NewForm } from '../../data/records.ts'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { conditionFaultOf } from './condition-faults.ts'
import { FieldForm } from './field-form.tsx'
import { FieldHeader } from './field-header.tsx'
import type { FieldActions } from './use-field-actions.ts'
import { useFieldDragging } from './use-field-dragging.ts'

/** One field: its header always, what can be set about it when it is open. */
export function FieldCard({
  index,
  count,
  actions,
}: {
  index: number
  count: number
  actions: FieldActions
}) {
  const { fields: words } = useOfficeMessages().forms
  const fields = useWatch<NewForm, 'fields'>({ name: 'fields' })
  const card = useRef<HTMLDivElement>(null)
  const grip = useRef<HTMLButtonElement>(null)
  const edge = useFieldDragging({ card, grip, index, move: actions.move })
  const field = fields[index]
  if (!field) return null
  const isOpen = actions.open === index
  const conditionFault = conditionFaultOf(fields, index)
  return (
    <Box
      ref={card}
      data-field={index}
      sx={{
        position: 'relative',
        border: '1px solid',
        borderColor: isOpen ? 'text.primary' : 'divider',
        borderRadius: 1,
        '&::before': edge && {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          [edge]: -6,
          height: 3,
          backgroundColor: 'primary.main',
        },
      }}
    >
      <FieldHeader {...{ field, index, count, isOpen, actions, grip }} />
      {conditionFault && (
        <Alert severity="warning" sx={{ margin: 1 }}>
          {conditionFault === 'gone' ? words.conditionGone : words.conditionLater}
        </Alert>
      )}
      {isOpen && <FieldForm index={index} fields={fields} />}
    </Box>
  )
}
