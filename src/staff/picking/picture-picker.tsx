import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '#design/lazy-part.ts'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import type { UploadQueue } from '#fields/media-upload/upload-queue.ts'
import type { StaffCalls } from '#fields/staff-calls/staff-calls.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { controlsMessages } from '#i18n/lazy/controls.ts'
import { pickingMessages } from '#i18n/lazy/picking.ts'
import { recordAddress } from '#routing/office-paths.ts'
import { useLibraryPicture, type LibraryPicture } from './library-picture.ts'
import { Picked } from './picked.tsx'
import type { OtherSource } from './picture-drawer.tsx'
import { RightsNote } from './rights-note.tsx'
import styles from './picking.module.css'

/** Loaded when it is opened: most fields are only looked at. */
const PictureDrawer = lazyPart(async () => (await import('./picture-drawer.tsx')).PictureDrawer)

/**
 * Chooses a picture of the library, or uploads one, and sets its focal point: below the field, which shows the chosen one
 * with the end of its rights.
 */
export function PicturePicker(props: {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** `media:3`, what the other source has, or empty. */
  value: string
  otherSource?: OtherSource
  calls: StaffCalls & { uploads: UploadQueue }
  onChange: (picture: string) => void
}) {
  const { label, hint, error, value, otherSource, calls, onChange } = props
  const { picture: messages } = useLazyMessages(pickingMessages)
  const { search } = useLazyMessages(controlsMessages)
  const [isOpen, setIsOpen] = useState(false)
  const [saved, setSaved] = useState<LibraryPicture | null>(null)
  const changeButton = useRef<HTMLButtonElement>(null)
  const id = /^media:(\d+)$/.exec(value)?.[1] ?? null
  const { state, answer } = useLibraryPicture(calls, id)
  const picture = saved && String(saved.id) === id ? saved : answer
  const isGone = state === 'found' && picture === null
  const chosen = value === '' ? null : otherSource?.chosen
  const title =
    chosen?.title ??
    (value === ''
      ? messages.none
      : picture?.file_name || (state === 'loading' ? search.loading : messages.unnamed))
  const src = chosen?.src ?? picture?.thumb ?? null
  const close = () => {
    setIsOpen(false)
    changeButton.current?.focus()
  }
  return (
    <FieldFrame {...{ label, hint }} error={isGone ? messages.gone : error}>
      {(ids) => (
        <>
          <Picked
            ids={ids}
            title={title}
            href={picture ? recordAddress('media', picture.id) : undefined}
            detail={chosen?.detail ?? (picture && <Rights picture={picture} />)}
            isGone={isGone}
            label={label}
            change={value === '' ? messages.select : undefined}
            picture={
              <span className={styles.thumbnail}>
                {src !== null && <img src={src} alt="" width={56} height={42} />}
              </span>
            }
            changeRef={changeButton}
            isOpen={isOpen}
            onChange={() => setIsOpen(!isOpen)}
            onRemove={value === '' ? undefined : () => onChange('')}
          />
          {isOpen && (
            <Suspense>
              <PictureDrawer
                {...{ value, otherSource, calls, picture, onChange }}
                onSaved={setSaved}
                onClose={close}
              />
            </Suspense>
          )}
        </>
      )}
    </FieldFrame>
  )
}

/** Who made a picture and who holds its rights, and until when visitors see it. */
function Rights({ picture: { credit, copyright, shown_until: until } }: { picture: LibraryPicture }) {
  const holders = [...new Set([credit, copyright])].filter(Boolean).join(' / ')
  return (
    <>
      {holders && `© ${holders.replace(/^\s*(©|\(c\))\s*/i, '')}`}
      <RightsNote until={until} />
    </>
  )
}
