import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useState } from 'react'
import type { LibraryItem } from '#contracts/media-uploads.ts'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { record as library } from '#records/media/record.ts'
import { itemOf } from '../media/item-of.ts'
import { RightsNote } from '../media/rights-note.tsx'
import { readRecord } from '../records/calls.ts'
import { useRecordMessages, useRecords } from '../records/records-context.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'
import styles from './fields.module.css'
import { PictureDialog } from './picture-dialog.tsx'

export const picture: OfficeField<'picture'> = {
  Control: PictureControl,
  text: (_, value, { messages }) => (typeof value === 'number' ? messages.picture.number(value) : ''),
  width: () => 'half',
}

/** The chosen picture of the media library, and the dialog that chooses another. */
function PictureControl({ label, hint, error, value, onChange }: ControlProps<'picture'>) {
  const { calls } = useRecords()
  const messages = useRecordMessages()
  const [known, setKnown] = useState<LibraryItem | null>(null)
  const [missing, setMissing] = useState<number | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const action = value === null ? messages.picture.choose : messages.picture.change
  const id = typeof value === 'number' ? value : null
  const isKnown = known?.id === id
  useEffect(() => {
    if (id === null || isKnown) return
    readRecord(calls, library.path, id).then(
      (found) => setKnown(itemOf(found)),
      () => setMissing(id),
    )
  }, [calls, id, isKnown])
  return (
    <FieldFrame {...{ label, hint }} error={id !== null && missing === id ? messages.picture.gone : error}>
      {(ids) => (
        <div className={styles.picture}>
          <span className={styles.thumbnail}>
            {isKnown && known?.thumb && <img src={known.thumb} alt="" width={96} height={72} />}
          </span>
          <p className={styles.pictureName}>
            {id === null ? (
              messages.picture.none
            ) : (
              <a href={`/admin/media/${id}`}>{isKnown ? known?.file_name : messages.picture.number(id)}</a>
            )}
            {isKnown && <RightsNote until={known?.shown_until ?? null} />}
          </p>
          <p className={styles.pictureActions}>
            <StaffButton
              look="text"
              {...ids}
              aria-label={`${action}: ${label}`}
              onClick={() => setIsOpen(true)}
            >
              {action}
            </StaffButton>
            {id !== null && (
              <StaffButton look="text" aria-label={messages.clearOf(label)} onClick={() => onChange(null)}>
                {messages.clear}
              </StaffButton>
            )}
          </p>
          {isOpen && (
            <PictureDialog
              chosen={id}
              onClose={() => setIsOpen(false)}
              onChoose={(media) => {
                setKnown(media)
                setIsOpen(false)
                onChange(media.id)
              }}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}
