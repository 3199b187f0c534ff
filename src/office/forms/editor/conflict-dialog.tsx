import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import type { FormRecord, NewForm } from '../../data/records.ts'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { differingParts } from '../clean-form.ts'
import { nameOfPart } from '../part-names.ts'

export type Conflict = { mine: NewForm; theirs: FormRecord }

/** Shows how a form differs from the version that somebody else has stored meanwhile, and asks which one to keep. */
export function ConflictDialog(
  props: Conflict & { onTheirs: () => void; onMine: () => Promise<void>; onLater: () => void },
) {
  const { mine, theirs, onTheirs, onMine, onLater } = props
  const { forms } = useOfficeMessages()
  const { conflict: messages } = forms
  const language = useLanguage()
  const parts = differingParts(mine, theirs)
  return (
    <Dialog open onClose={onLater} aria-labelledby="conflict-title" maxWidth="md" fullWidth>
      <DialogTitle id="conflict-title">{messages.title}</DialogTitle>
      <DialogContent>
        <Typography>{messages.text(readableInstant(new Date(theirs.updated_at), language))}</Typography>
        {parts.length === 0 ? (
          <Typography>{messages.same}</Typography>
        ) : (
          <Box sx={{ overflowX: 'auto' }}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell />
                  <TableCell>{messages.mineIs}</TableCell>
                  <TableCell>{messages.theirsIs}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {parts.map((part) => (
                  <TableRow key={part}>
                    <TableCell component="th" scope="row">
                      {nameOfPart(part, forms)}
                    </TableCell>
                    <TableCell sx={{ overflowWrap: 'anywhere' }}>{describe(mine[part], language)}</TableCell>
                    <TableCell sx={{ overflowWrap: 'anywhere' }}>
                      {describe(theirs[part], language)}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onLater}>{messages.later}</Button>
        <Button variant="outlined" onClick={onTheirs} title={messages.theirsHint}>
          {messages.theirs}
        </Button>
        <Button variant="contained" onClick={() => void onMine()} title={messages.mineHint}>
          {messages.mine}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** A value in a few words: texts in both languages, fields by their labels. */
function describe(value: unknown, language: Language): string {
  if (typeof value === 'string' && value !== '') return value
  if (typeof value === 'number') return String(value)
  if (value === true) return '✓'
  if (Array.isArray(value)) return value.map((one) => describe(one, language)).join(', ') || '–'
  if (!isRecord(value)) return '–'
  if ('label' in value) return describe(isRecord(value['label']) ? value['label'][language] : null, language)
  const [de, en] = [describe(value['de'], language), describe(value['en'], language)]
  return de === en ? de : `${de} / ${en}`
}
