import { useEffect, useRef } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { useStore } from '#design/use-store.ts'
import { answerLimits } from '#contracts/form-answers.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { locales, type Language } from '#i18n/languages.ts'
import { formMessages } from '#i18n/lazy/forms.ts'
import { visitorFormMessages } from '#i18n/lazy/visitor-form.ts'
import { fieldId, FieldFrame, inputAttributes, type FieldProps } from '../field-frame.tsx'
import fields from '../fields.module.css'
import { acceptedFiles, type Attachment, type Attachments, type UploadError } from './attachments.ts'
import styles from './file-answers.module.css'

/**
 * Files of a form. With scripts (`isLive`) each is uploaded when it is chosen. Without them they are sent with the
 * form, and those that are already stored stay attached as long as they are ticked.
 */
export function FileAnswers(props: FieldProps & { attachments: Attachments; isLive: boolean }) {
  const { name, attachments, isLive } = props
  const { files: texts } = useLazyMessages(visitorFormMessages)
  const all = useStore(attachments.shown, (shown) => shown.all)
  const input = useRef<HTMLInputElement>(null)
  // Files may have been chosen before the scripts had loaded.
  useEffect(() => {
    if (isLive && input.current) receiveFiles(input.current, attachments, name)
  }, [isLive, attachments, name])
  const files = all.filter((file) => file.slug === name)
  const help = (
    <>
      {props.help} {texts.hint(answerLimits.filesPerField)}
    </>
  )
  return (
    <FieldFrame {...props} help={help}>
      <input
        type="file"
        ref={input}
        {...inputAttributes({ ...props, help })}
        name={isLive ? undefined : name}
        className={`${fields.input} ${isLive && files.length > 0 ? styles.chosen : ''}`}
        accept={acceptedFiles}
        multiple
        onChange={({ currentTarget }) => receiveFiles(currentTarget, attachments, name)}
      />
      {files.length > 0 && (
        <ul className={styles.files} aria-label={texts.chosen}>
          {files.map((file) =>
            isLive ? (
              <LiveFile
                key={file.key}
                file={file}
                onRetry={() => attachments.retry(file.key)}
                onRemove={() => {
                  attachments.remove(file.key)
                  input.current?.focus()
                }}
              />
            ) : (
              <KeptFile key={file.key} file={file} idBase={props.id ?? fieldId(name)} />
            ),
          )}
        </ul>
      )}
      {isLive && <News attachments={attachments} slug={name} />}
    </FieldFrame>
  )
}

function receiveFiles(input: HTMLInputElement, attachments: Attachments, slug: string): void {
  attachments.add(slug, [...(input.files ?? [])])
  input.value = ''
}

function LiveFile({
  file,
  onRemove,
  onRetry,
}: {
  file: Attachment
  onRemove: () => void
  onRetry: () => void
}) {
  const { files: texts } = useLazyMessages(visitorFormMessages)
  const language = useLanguage()
  const messageOfError = useErrorText()
  return (
    <li className={styles.file} data-state={file.state}>
      <span className={styles.name}>
        {file.name} <span className={styles.size}>{sizeText(file.size, language)}</span>
      </span>
      {file.state === 'uploading' && (
        <span className={styles.state}>
          <progress value={file.progress} aria-label={texts.uploading(file.name)} />
        </span>
      )}
      {file.state === 'failed' && (
        <span className={`${fields.error} ${styles.state}`}>
          <Icon name="warning" /> {messageOfError(file.error)}
        </span>
      )}
      <span className={styles.actions}>
        {file.state === 'failed' && canTryAgain(file.error) && (
          <button type="button" aria-label={texts.retryFile(file.name)} onClick={onRetry}>
            {texts.retry}
          </button>
        )}
        <button type="button" aria-label={texts.removeFile(file.name)} onClick={onRemove}>
          {texts.remove}
        </button>
      </span>
    </li>
  )
}

/** A stored file on a page without scripts. */
function KeptFile({ file, idBase }: { file: Attachment; idBase: string }) {
  const { files: texts } = useLazyMessages(visitorFormMessages)
  const language = useLanguage()
  if (file.state !== 'stored') return null
  const id = `${idBase}-file-${file.key}`
  return (
    <li className={fields.choice}>
      <input type="checkbox" id={id} name={file.slug} value={file.id} defaultChecked />
      <label htmlFor={id}>
        {texts.keep(file.name)} <span className={styles.size}>{sizeText(file.size, language)}</span>
      </label>
    </li>
  )
}

/** Announces the state of a file. */
function News({ attachments, slug }: { attachments: Attachments; slug: string }) {
  const { files: texts } = useLazyMessages(visitorFormMessages)
  const messageOfError = useErrorText()
  const news = useStore(attachments.shown, (shown) => shown.news)
  return (
    <output className="visually-hidden">
      {news?.file.slug === slug &&
        (news.isRemoved
          ? texts.removed(news.file.name)
          : news.file.state === 'failed'
            ? texts.failed(news.file.name, messageOfError(news.file.error))
            : texts[news.file.state](news.file.name))}
    </output>
  )
}

function useErrorText(): (error: UploadError) => string {
  const { files: texts } = useLazyMessages(visitorFormMessages)
  const { errors } = useLazyMessages(formMessages)
  return (error) => {
    if ('text' in error) return error.text
    if (error.code === 'offline') return texts.offline
    return error.code === 'failed' ? texts.serverFailed : errors[error.code]
  }
}

/** The same file would be refused again because of its content. */
function canTryAgain(error: UploadError): boolean {
  return 'text' in error ? error.mayPass : !error.code.startsWith('file_')
}

function sizeText(bytes: number, language: Language): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.max(1, bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  return new Intl.NumberFormat(locales[language].code, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(value)
}
