import MoreIcon from '@mui/icons-material/MoreHoriz'
import { Button, Divider, ListItemText, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { useLanguage } from '#i18n/language-context.tsx'
import { languages, pickLanguage } from '#i18n/languages.ts'
import { href } from '#routing/paths.ts'
import type { FormRecord } from '../../data/records.ts'
import { resources } from '../../data/resources.ts'
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx'
import { nothingToSave } from '../../frame/warn-before-leaving.tsx'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { useCall } from '../../session/use-call.ts'
import { entriesPath } from '../entries-path.ts'

/** The actions on a stored form besides saving it. */
export function FormMenu({ form }: { form: FormRecord }) {
  const { actions: messages } = useOfficeMessages().forms
  const language = useLanguage()
  const call = useCall()
  const notify = useNotify()
  const navigate = useNavigate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setAnchor(null)
  const path = `${resources.forms.path}/${form.id}`
  const complain = (error: unknown) =>
    notify(error instanceof Error ? error.message : String(error), { type: 'error', autoHideDuration: null })

  const copy = async () => {
    close()
    try {
      const copied = await call<FormRecord>('POST', `${path}/copy`)
      notify(messages.copied, { type: 'success' })
      await navigate(`/${resources.forms.name}/${copied.id}`)
    } catch (error) {
      complain(error)
    }
  }
  const remove = async () => {
    setIsAsking(false)
    try {
      await call('DELETE', path)
      notify(messages.deleted, { type: 'success' })
      await navigate(`/${resources.forms.name}`, { state: nothingToSave })
    } catch (error) {
      complain(error)
    }
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {messages.more}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {languages.map((each) => (
          <MenuItem
            key={each}
            component="a"
            href={href('forms', each, { slug: form.slug })}
            target="_blank"
            rel="noopener"
            onClick={close}
          >
            {messages.open[each]}
          </MenuItem>
        ))}
        <MenuItem
          component="a"
          href={href('forms', language, { slug: form.slug })}
          target="_blank"
          rel="noopener"
          onClick={close}
        >
          <ListItemText
            primary={messages.test}
            secondary={messages.testHint}
            slotProps={{ secondary: { sx: { maxWidth: '32ch', whiteSpace: 'normal' } } }}
          />
        </MenuItem>
        <Divider />
        <MenuItem onClick={() => void navigate(entriesPath(form.id))}>{messages.showEntries}</MenuItem>
        <MenuItem onClick={() => void copy()}>{messages.copy}</MenuItem>
        <MenuItem
          onClick={() => {
            close()
            setIsAsking(true)
          }}
        >
          {messages.delete}
        </MenuItem>
      </Menu>
      {isAsking && (
        <ConfirmDialog
          title={messages.deleteTitle(pickLanguage(form.title, language))}
          text={form.entries > 0 ? messages.deleteRefused(form.entries) : messages.deleteText}
          action={form.entries > 0 ? null : messages.delete}
          onConfirm={() => void remove()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
