import { useState } from 'react'
import { Status } from '#fields/controls/status.tsx'
import type { StaffCalls } from '#fields/staff-calls/staff-calls.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickingMessages } from '#i18n/lazy/picking.ts'
import { useAction } from '../action/use-action.ts'
import { StaffButton } from '../button/staff-button.tsx'
import { CropPreviews } from './crop-previews.tsx'
import { FocalPoint } from './focal-point.tsx'
import { saveFocus, type LibraryPicture } from './library-picture.ts'
import styles from './picture-focus.module.css'

/** The focal point and the crops of a chosen picture, where it is chosen; those who may not change it only see them. */
export function PictureFocus(props: {
  picture: LibraryPicture
  calls: StaffCalls
  onSaved: (picture: LibraryPicture) => void
}) {
  const { picture, calls, onSaved } = props
  const { focus: messages } = useLazyMessages(pickingMessages)
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const [moved, setMoved] = useState<{ x: number; y: number } | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const { isBusy, attempt } = useAction(setTold)
  const { x, y } = moved ?? { x: picture.focal_x, y: picture.focal_y }
  const save = (to: { x: number; y: number }) =>
    attempt(async () => {
      onSaved(await saveFocus(calls, picture, to))
      setMoved(null)
      setTold(messages.saved)
    })
  return (
    <details className={styles.inPlace} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{messages.title}</summary>
      {/* Its pictures are large. */}
      {isOpen && (
        <>
          <FocalPoint
            src={picture.url}
            alt={picture.is_decorative ? '' : (picture.alt?.[language] ?? '')}
            {...{ x, y }}
            isFixed={!picture.may.change}
            onMove={(toX, toY) => {
              setMoved({ x: toX, y: toY })
              setTold(null)
            }}
          />
          <p className={styles.label}>{messages.crops}</p>
          <CropPreviews src={picture.url} {...{ x, y }} />
          {picture.may.change && (
            <>
              <p className={styles.soft}>{messages.everywhere}</p>
              <p className={styles.ways}>
                <StaffButton isBusy={isBusy || moved === null} onClick={() => moved && void save(moved)}>
                  {messages.save}
                </StaffButton>
                <Status>{told}</Status>
              </p>
            </>
          )}
        </>
      )}
    </details>
  )
}
