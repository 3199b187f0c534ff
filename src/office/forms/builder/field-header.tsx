import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DragIcon from '@mui/icons-material/DragIndicator'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Box, ButtonBase, IconButton, Typography } from '@mui/material'
import type { RefObject } from 'react'
import { useLanguage } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { typeOf } from './field-types.ts'
import type { CardProps } from './card-props.ts'

/** A field's name, its type, and its actions. */
export function FieldHeader(props: CardProps & { grip: RefObject<HTMLButtonElement | null> }) {
  const { field, index, count, isOpen, hasError, actions, grip } = props
  const { fields: messages, types } = useOfficeMessages().forms
  const language = useLanguage()
  const name = pickLanguage(field.label, language) || messages.unnamed
  const marks = [
    types[typeOf(field)][0],
    field.required && messages.required,
    !field.visible && messages.hidden,
    field.condition && messages.conditional,
  ].filter(Boolean)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', minWidth: 0 }}>
      <IconButton
        ref={grip}
        tabIndex={-1}
        aria-hidden
        title={messages.drag}
        sx={{ cursor: 'grab', display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <DragIcon fontSize="small" />
      </IconButton>
      <ButtonBase
        data-focus="header"
        aria-expanded={isOpen}
        onClick={() => actions.current.toggle(index)}
        sx={{
          flex: '1 1 12rem',
          minWidth: 0,
          minHeight: 52,
          padding: 1,
          gap: 1,
          justifyContent: 'flex-start',
        }}
      >
        <Typography component="span" color="textSecondary" sx={{ minWidth: '1.5em', textAlign: 'right' }}>
          {index + 1}
        </Typography>
        <Box component="span" sx={{ textAlign: 'left', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.3 }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2" color={hasError ? 'error' : 'textSecondary'}>
            {marks.join(' · ')}
          </Typography>
        </Box>
        <ExpandIcon sx={{ marginLeft: 'auto', rotate: isOpen ? '180deg' : undefined, flex: 'none' }} />
      </ButtonBase>
      <Box sx={{ display: 'flex', marginLeft: 'auto' }}>
        <IconButton
          data-focus="up"
          aria-label={messages.up(name)}
          disabled={index === 0}
          onClick={() => actions.current.move(index, index - 1, 'up')}
        >
          <ArrowUpwardIcon fontSize="small" />
        </IconButton>
        <IconButton
          data-focus="down"
          aria-label={messages.down(name)}
          disabled={index === count - 1}
          onClick={() => actions.current.move(index, index + 1, 'down')}
        >
          <ArrowDownwardIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={messages.copy(name)} onClick={() => actions.current.copy(index)}>
          <ContentCopyIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={messages.remove(name)} onClick={() => actions.current.remove(index)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  )
}
