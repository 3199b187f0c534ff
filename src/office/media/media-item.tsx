import { useEffect, useRef, useState } from 'react'
import type { MediaRecord } from '#contracts/office-media.ts'
import { useGivenFiles } from '#fields/media-upload/use-given-files.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { readableSize } from '#i18n/readable-size.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { Heading } from '../records/heading.tsx'
import { Notice } from '../records/notice.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import recordStyles from '../records/records.module.css'
import { QuestionDialog } from '../shell/question-dialog.tsx'
import { CropPreviews } from './crop-previews.tsx'
import { FocalPoint } from './focal-point.tsx'
import { ItemTexts } from './item-texts.tsx'
import styles from './media.module.css'
import { MediaUses } from './media-uses.tsx'
import { ReplaceFile } from './replace-file.tsx'
import { useMediaForm } from './use-media-form.ts'

/** How many of the places that use an item are named where it can't be deleted. */
const maxNamed = 4

/** The texts of an item, its crops, and the places where it is used. */
export function MediaItem({ first, read }: { first: MediaRecord; read: () => Promise<MediaRecord> }) {
  const { media: messages } = useOfficeMessages()
  const { page } = messages
  const recordMessages = useRecordMessages()
  const language = useLanguage()
  const form = useMediaForm(first, read)
  const { record, values, told, setTold, refusals } = form
  const [isAsking, setIsAsking] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  // Otherwise browsers would leave the page and show the file.
  useGivenFiles(() => setTold({ text: page.notHere }))
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      element.current?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const facts = [
    messages.kindOf[record.kind],
    record.width !== null && `${record.width} × ${record.height}`,
    readableSize(record.size, language),
    `${page.uploaded} ${readableInstant(new Date(record.uploaded_at), language)}`,
  ]
  const isFixed = !record.may_change
  return (
    <>
      <Heading
        title={record.name}
        above={{ name: messages.title, href: '/admin/media' }}
        about={facts.filter(Boolean).join(' · ')}
      >
        <a className={recordStyles.button} href={record.url}>
          {page.download}
        </a>
      </Heading>
      {!record.is_prepared && <Notice told={{ text: page.preparing }} />}
      {isFixed && <Notice told={{ text: page.readOnly }} />}
      <form
        ref={element}
        className={styles.item}
        noValidate
        aria-label={record.name}
        onSubmit={(event) => {
          event.preventDefault()
          void form.save()
        }}
      >
        <div>
          {record.kind === 'image' && (
            <>
              <FocalPoint
                src={record.url}
                x={values.focal_x}
                y={values.focal_y}
                isFixed={isFixed}
                onMove={(x, y) => form.change({ focal_x: x, focal_y: y })}
              />
              <CropPreviews src={record.url} x={values.focal_x} y={values.focal_y} />
            </>
          )}
          {record.kind === 'audio' && (
            // A transcript belongs in the text beside it.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <audio controls preload="metadata" src={record.url} />
          )}
          {record.may_replace && (
            <ReplaceFile
              record={record}
              onReplaced={() =>
                void form.refresh().then(
                  () => setTold({ text: page.replaced }),
                  () => setTold({ text: page.notLoaded, isAlarm: true }),
                )
              }
            />
          )}
        </div>
        <ItemTexts {...{ values, isFixed }} errors={form.errors} onChange={form.change} />
        <MediaUses uses={record.uses} />
        {!isFixed && (
          <div className={recordStyles.actions}>
            <button
              className={recordStyles.primary}
              aria-disabled={form.isBusy}
              aria-keyshortcuts="Control+S"
            >
              {form.isBusy ? recordMessages.saving : recordMessages.save}
            </button>
            {form.isDirty && (
              <button type="button" className={recordStyles.button} onClick={form.discard}>
                {recordMessages.discard}
              </button>
            )}
            <Notice told={told ?? (form.isDirty ? { text: recordMessages.unsaved } : null)} />
            {record.may_replace && (
              <button type="button" className={recordStyles.remove} onClick={() => setIsAsking(true)}>
                {recordMessages.remove}
              </button>
            )}
          </div>
        )}
      </form>
      {isAsking && (
        <DeleteQuestion
          record={record}
          onConfirm={() => {
            setIsAsking(false)
            void form.remove()
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

/** Asks before an item is deleted, or says what has to be done before. */
function DeleteQuestion(props: { record: MediaRecord; onConfirm: () => void; onCancel: () => void }) {
  const { record, onConfirm, onCancel } = props
  const { page } = useOfficeMessages().media
  const { remove } = useRecordMessages()
  const { name, uses } = record
  const named = uses.slice(0, maxNamed).map(({ title }) => title)
  return uses.length === 0 ? (
    <QuestionDialog
      title={page.deleteTitle(name)}
      text={page.deleteText}
      action={remove}
      {...{ onConfirm, onCancel }}
    />
  ) : (
    <QuestionDialog
      title={page.inUseTitle(name)}
      text={page.inUse(named.join('; '), uses.length - named.length)}
      action={null}
      {...{ onConfirm, onCancel }}
    />
  )
}
