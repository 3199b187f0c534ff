import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

/** Asks before something is permanently lost; without an action it only explains why that is not possible. */
export function ConfirmDialog(props: {
  title: string
  text: string
  action: string | null
  onConfirm: () => void
  onCancel: () => void
}) {
  const { title, text, action, onConfirm, onCancel } = props
  const { frame: messages } = useOfficeMessages()
  return (
    <Dialog
      open
      onClose={onCancel}
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      role="alertdialog"
    >
      <DialogTitle id="confirm-title" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="confirm-text">{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{action === null ? messages.close : messages.cancel}</Button>
        {action !== null && (
          <Button onClick={onConfirm} variant="contained" color="error">
            {action}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
