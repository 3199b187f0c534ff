import AddIcon from '@mui/icons-material/Add'
import {
  Button,
  Dialog,
  DialogActions,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Typography,
} from '@mui/material'
import { useRef, useState } from 'react'
import type { FormFieldType } from '#contracts/form-field-types.ts'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { offeredTypes } from './field-types.ts'

/** Offers the types of fields, each with a line about its purpose. */
export function AddField({ onPick, isFull }: { onPick: (type: FormFieldType) => void; isFull: boolean }) {
  const { forms, frame } = useOfficeMessages()
  const [isOpen, setIsOpen] = useState(false)
  /** Added once the dialog has closed, which otherwise would restore the focus to the button. */
  const picked = useRef<FormFieldType | null>(null)
  const end = () => {
    if (picked.current) onPick(picked.current)
    picked.current = null
  }
  if (isFull) return <Typography>{forms.fields.limit}</Typography>
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        data-focus="add"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {forms.fields.add}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        aria-labelledby="add-field"
        fullWidth
        maxWidth="sm"
        slotProps={{ transition: { onExited: end } }}
      >
        <DialogTitle id="add-field">{forms.fields.addTitle}</DialogTitle>
        <List dense sx={{ overflowY: 'auto', paddingTop: 0 }}>
          {offeredTypes.map((type) => (
            <ListItem key={type} disablePadding>
              <ListItemButton
                onClick={() => {
                  picked.current = type
                  setIsOpen(false)
                }}
                sx={{ paddingInline: 3 }}
              >
                <ListItemText
                  primary={forms.types[type][0]}
                  secondary={forms.types[type][1]}
                  slotProps={{ primary: { sx: { fontWeight: 600 } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>{frame.cancel}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
