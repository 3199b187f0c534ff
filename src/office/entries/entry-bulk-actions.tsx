import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import type { ListedEntry } from '../data/entries.ts'
import { resources } from '../data/resources.ts'
import { ConfirmDialog } from '../frame/confirm-dialog.tsx'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

/** The actions on all selected entries. */
export function EntryBulkActions() {
  const { bulk: messages } = useOfficeMessages().entries
  const { selectedIds, onUnselectItems } = useListContext<ListedEntry>()
  const provider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const count = selectedIds.length

  const act = async (work: () => Promise<unknown>, message: string) => {
    setIsBusy(true)
    try {
      await work()
      onUnselectItems()
      notify(message, { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
    setIsBusy(false)
    refresh()
  }
  const mark = (data: { is_read?: boolean; is_done?: boolean }) =>
    act(
      () => provider.updateMany(resources.entries.name, { ids: selectedIds, data }),
      messages.changed(count),
    )
  const remove = () => {
    setIsAsking(false)
    return act(
      () => provider.deleteMany(resources.entries.name, { ids: selectedIds }),
      messages.deleted(count),
    )
  }
  return (
    <>
      <Button disabled={isBusy} onClick={() => void mark({ is_done: true })}>
        {messages.done}
      </Button>
      <Button disabled={isBusy} onClick={() => void mark({ is_done: false })}>
        {messages.undone}
      </Button>
      <Button disabled={isBusy} onClick={() => void mark({ is_read: true })}>
        {messages.read}
      </Button>
      <Button disabled={isBusy} onClick={() => void mark({ is_read: false })}>
        {messages.unread}
      </Button>
      <Button disabled={isBusy} color="error" onClick={() => setIsAsking(true)}>
        {messages.delete}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.deleteTitle(count)}
          text={messages.deleteText}
          action={messages.delete}
          onConfirm={() => void remove()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
