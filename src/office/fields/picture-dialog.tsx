import { FileButton } from '#staff/button/file-button.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useId, useState } from 'react'
import { Status } from '#fields/controls/status.tsx'
import { acceptedImages } from '#contracts/media-files.ts'
import type { LibraryItem } from '#contracts/media-uploads.ts'
import { useSearch } from '#fields/controls/use-search.ts'
import { record as library } from '#records/media/record.ts'
import { UploadList } from '#fields/media-upload/upload-list.tsx'
import { useUploads } from '#fields/media-upload/use-uploads.ts'
import { itemOf } from '../media/item-of.ts'
import { listRecords } from '../records/calls.ts'
import { useRecordMessages, useRecords } from '../records/records-context.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'
import styles from './fields.module.css'

/** How many pictures are shown at first, and added each time; the calls answer a hundred at most. */
const atOnce = 24
const maxShown = 96

/** Chooses a picture of the media library, the newest first, or uploads one. */
export function PictureDialog(props: {
  chosen: number | null
  onChoose: (media: LibraryItem) => void
  onClose: () => void
}) {
  const { chosen, onChoose, onClose } = props
  const { calls, uploads: queue } = useRecords()
  const messages = useRecordMessages()
  const shownBy = useId()
  const [query, setQuery] = useState('')
  const [limit, setLimit] = useState(atOnce)
  const [note, setNote] = useState('')
  const uploads = useUploads(queue).filter((one) => one.shownBy === shownBy && one.media === null)
  const found = useSearch(
    query.trim(),
    (wanted) => {
      const asked = new URLSearchParams({ kind: 'image', query: wanted, page_size: String(limit) })
      return listRecords(calls, library.path, asked.toString())
    },
    { limit },
  )
  useEffect(() => () => queue.release(shownBy), [queue, shownBy])
  const { count = 0, records = [] } = found.answer ?? {}
  const items = records.map(itemOf)
  return (
    <Dialog title={messages.picture.choose} onClose={onClose}>
      <div className={styles.library}>
        <label>
          {messages.picture.search}
          <input
            type="search"
            value={query}
            onChange={({ target }) => {
              setQuery(target.value)
              setLimit(atOnce)
            }}
          />
        </label>
        <FileButton
          look="plain"
          accept={acceptedImages}
          onFiles={(files) =>
            queue.add(files, {
              shownBy: () => shownBy,
              onDone: (media) =>
                media.kind === 'image'
                  ? onChoose(media)
                  : setNote(messages.picture.noPicture(media.file_name)),
            })
          }
        >
          {messages.picture.upload}
        </FileButton>
      </div>
      <Status>{note}</Status>
      {uploads.length > 0 && <UploadList {...{ uploads, queue }} />}
      <ul className={styles.library}>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" aria-pressed={item.id === chosen} onClick={() => onChoose(item)}>
              {item.thumb && <img src={item.thumb} alt="" loading="lazy" width={160} height={120} />}
              <span>{item.file_name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.state}>
        <Status>
          {found.state === 'failed'
            ? messages.notLoaded
            : found.state === 'loading'
              ? messages.loading
              : messages.picture.count(count)}
        </Status>{' '}
        {items.length < count && limit < maxShown && (
          <StaffButton look="text" onClick={() => setLimit(limit + atOnce)}>
            {messages.picture.more}
          </StaffButton>
        )}
      </p>
    </Dialog>
  )
}
