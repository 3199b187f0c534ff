import { useState, type ReactNode } from 'react'
import { Segments } from '#fields/controls/choice-fields.tsx'
import type { UploadQueue } from '#fields/media-upload/upload-queue.ts'
import type { StaffCalls } from '#fields/staff-calls/staff-calls.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { pickingMessages } from '#i18n/lazy/picking.ts'
import { ImageGrid } from './image-grid.tsx'
import type { LibraryPicture } from './library-picture.ts'
import { PictureFocus } from './picture-focus.tsx'
import { PictureUpload } from './picture-upload.tsx'
import styles from './picking.module.css'

/** Pictures that are no files of the library. */
export type OtherSource = {
  name: string
  /** The chosen one, if it is one of these. */
  chosen: { title: string; detail: string; src: string } | null
  grid: ReactNode
}

/** The pictures to choose from, a place for new ones, and the focal point of the chosen one. */
export function PictureDrawer(props: {
  value: string
  otherSource: OtherSource | undefined
  calls: StaffCalls & { uploads: UploadQueue }
  picture: LibraryPicture | null
  onChange: (picture: string) => void
  onSaved: (picture: LibraryPicture) => void
  onClose: () => void
}) {
  const { value, otherSource, calls, picture, onChange, onSaved, onClose } = props
  const { picture: messages } = useLazyMessages(pickingMessages)
  const [source, setSource] = useState(otherSource?.chosen ? 'other' : 'library')
  /** The picture uploaded last, after which the list of the library is reloaded. */
  const [uploaded, setUploaded] = useState('')
  return (
    // Escape applies to everything in the picker.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={styles.drawer}
      aria-label={messages.choose}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
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
          {picture && <PictureFocus key={picture.id} {...{ picture, calls, onSaved }} />}
        </>
      )}
      <button type="button" onClick={onClose}>
        {messages.done}
      </button>
    </fieldset>
  )
}
