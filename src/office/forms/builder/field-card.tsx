import { Alert, Box } from '@mui/material'
import { memo, useRef } from 'react'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import type { CardProps } from './card-props.ts'
import { FieldForm } from './field-form.tsx'
import { FieldHeader } from './field-header.tsx'
import { useFieldDragging } from './use-field-dragging.ts'

/**
 * One field: its header, and its settings when it is open. It renders only when its own field has changed, because a
 * form can have a hundred of them.
 */
export const FieldCard = memo(function FieldCard(props: CardProps) {
  const { index, isOpen, conditionError, actions } = props
  const { fields: messages } = useOfficeMessages().forms
  const card = useRef<HTMLDivElement>(null)
  const grip = useRef<HTMLButtonElement>(null)
  const edge = useFieldDragging({ card, grip, index, actions })
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
      <FieldHeader {...props} grip={grip} />
      {conditionError && (
        <Alert severity="warning" sx={{ margin: 1 }}>
          {conditionError === 'gone' ? messages.conditionGone : messages.conditionLater}
        </Alert>
      )}
      {isOpen && <FieldForm index={index} />}
    </Box>
  )
}, isSameCard)

/** Each key creates new objects for all fields, most of which are equal to the previous ones. */
function isSameCard(before: CardProps, after: CardProps): boolean {
  const { field: one, ...rest } = before
  const { field: other, ...now } = after
  return (
    Object.entries(rest).every(([name, value]) => Reflect.get(now, name) === value) &&
    JSON.stringify(one) === JSON.stringify(other)
  )
}
