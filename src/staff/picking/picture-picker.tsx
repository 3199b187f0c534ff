import { useRef, useState, type ReactNode } from 'react'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { Segments } from '#fields/controls/choice-fields.tsx'
import type { UploadQueue } from '#fields/media-upload/upload-queue.ts'
import type { StaffCalls } from '#fields/staff-calls/staff-calls.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { controlsMessages } from '#i18n/lazy/controls.ts'
import { pickingMessages } from '#i18n/lazy/picking.ts'
import { recordAddress } from '#routing/office-paths.ts'
import { ImageGrid } from './image-grid.tsx'
import { useLibraryPicture, type LibraryPicture } from './library-picture.ts'
import { Picked } from './picked.tsx'
import { PictureFocus } from './picture-focus.tsx'
import { PictureUpload } from './picture-upload.tsx'
import { RightsNote } from './rights-note.tsx'
import styles from './picking.module.css'

/** Pictures that are no files of the library. */
type OtherSource = {
  name: string
  /** The chosen one, if it is one of these. */
  chosen: { title: string; detail: string; src: string } | null
  grid: ReactNode
}

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
  const [source, setSource] = useState(otherSource?.chosen ? 'other' : 'library')
  /** The picture uploaded last, after which the list of the library is reloaded. */
  const [uploaded, setUploaded] = useState('')
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
            // Escape applies to everything in the picker.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <fieldset
              className={styles.drawer}
              aria-label={messages.choose}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return
                event.stopPropagation()
                close()
              }}
            >
              {otherSource && (
                <Segments
                  label={messages.source}
                  choices={[
                    { value: 'library', name: messages.library },
                    { value: 'other', name: otherSource.name },
                  ]}
                  value={source}
                  onChange={setSource}
                />
              )}
              {source === 'other' && otherSource ? (
                otherSource.grid
              ) : (
                <>
                  <PictureUpload
                    queue={calls.uploads}
                    onUploaded={(arrived, isChosen) => {
                      if (isChosen) onChange(arrived)
                      setUploaded(arrived)
                    }}
                  />
                  <ImageGrid key={uploaded} value={value} calls={calls} onChoose={onChange} />
                  {picture && <PictureFocus key={picture.id} {...{ picture, calls }} onSaved={setSaved} />}
                </>
              )}
              <button type="button" onClick={close}>
                {messages.done}
              </button>
            </fieldset>
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
