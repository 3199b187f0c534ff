import { Box, Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useDelete, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { acceptedImages, acceptedMedia } from '#contracts/media-files.ts'
import { isBusy } from '#fields/media-upload/upload-queue.ts'
import { useUploads } from '#fields/media-upload/use-uploads.ts'
import type { MediaRecord } from '../data/media.ts'
import { resources } from '../data/resources.ts'
import { ConfirmDialog } from '../frame/confirm-dialog.tsx'
import { nothingToSave } from '../frame/warn-before-leaving.tsx'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { FileButton } from './file-button.tsx'
import { OfficeUploads } from './office-uploads.tsx'
import { useOfficeQueue } from './uploads-context.tsx'

/** How many of the places that use an item are named where it can't be deleted. */
const maxNamed = 4

/** Replaces the content of an item, or deletes it if nothing uses it. */
export function ItemActions(props: { record: MediaRecord; onReplaced: () => Promise<void> }) {
  const { record, onReplaced } = props
  const { page } = useOfficeMessages().media
  const [deleteRecord] = useDelete()
  const notify = useNotify()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const queue = useOfficeQueue()
  const shownBy = `item-${record.id}`
  const uploads = useUploads(queue).filter((one) => one.shownBy === shownBy)
  const isReplacing = isBusy(uploads)
  const hasError = uploads.some(({ error }) => error !== null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => () => queue.release(shownBy), [queue, shownBy])
  useEffect(() => {
    // The reason of a refusal moves the buttons, which may be at the edge of the window.
    if (hasError) place.current?.scrollIntoView({ block: 'nearest' })
  }, [hasError])
  const act = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
  }
  const replace = (files: File[]) =>
    queue.add(files, {
      replaces: record.id,
      shownBy: () => shownBy,
      onDone: () =>
        void act(async () => {
          queue.clear(shownBy)
          await onReplaced()
          notify(page.replaced, { type: 'success' })
        }),
    })
  const remove = () =>
    act(async () => {
      // Also removes it from the list that react-admin has cached.
      await deleteRecord(
        resources.media.name,
        { id: record.id, previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      )
      for (const { key, media } of queue.get()) if (media?.id === record.id) queue.cancel(key)
      notify(page.deleted, { type: 'success' })
      await navigate(`/${resources.media.name}`, { state: nothingToSave })
    })
  const isUsed = record.uses.length > 0
  const named = record.uses.slice(0, maxNamed).map(({ title }) => title)
  return (
    <Box ref={place} sx={{ display: 'grid', gap: 1, marginTop: 3 }}>
      <OfficeUploads shownBy={shownBy} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FileButton
          accept={record.kind === 'image' ? acceptedImages : acceptedMedia}
          variant="outlined"
          disabled={isReplacing}
          onFiles={replace}
        >
          {page.replace}
        </FileButton>
        <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
          {page.delete}
        </Button>
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={isUsed ? page.inUseTitle(record.name) : page.deleteTitle(record.name)}
          text={isUsed ? page.inUse(named.join('; '), record.uses.length - named.length) : page.deleteText}
          action={isUsed ? null : page.delete}
          onConfirm={() => {
            setIsAsking(false)
            void remove()
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </Box>
  )
}
