import { leaveFor, useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useState } from 'react'
import { maxImportBytes } from '#contracts/office-choices.ts'
import type { ListedImport, OneImport } from '#contracts/office-imports.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { FileButton } from '#staff/button/file-button.tsx'
import { importMessages } from '../messages/imports.ts'
import { fieldErrorsOf } from '../records/calls.ts'
import { Heading } from '../records/heading.tsx'
import { LoadedList } from '../records/list-state.tsx'
import { Notice, type Told } from '../records/notice.tsx'
import recordStyles from '../records/records.module.css'
import { officeHref } from '#routing/office-paths.ts'
import styles from './imports.module.css'
import { useRecords } from '../records/records-context.ts'

const accepted = '.xlsx,.csv,.tsv,.txt,.json,.jsonl,.ndjson,.gz'

/** The last imports, and the beginning of a new one. */
export function ImportsPage() {
  const { calls } = useRecords()
  const messages = useLazyMessages(importMessages)
  const [listed, setListed] = useState<readonly ListedImport[] | 'failed' | null>(null)
  const [told, setTold] = useState<Told>(null)
  const { isBusy, attempt } = useAction((reason, error) =>
    setTold({ text: fieldErrorsOf(error)['file'] ?? reason, isAlarm: true }),
  )
  const load = () => {
    calls.get('imports').then(setListed, () => setListed('failed'))
  }
  useEffect(load, [calls])
  const begin = (send: () => Promise<OneImport>) =>
    attempt(async () => {
      const { id } = await send()
      await leaveFor(`${officeHref('imports')}/${id}`)
    })
  const upload = ([file]: File[]) => {
    if (!file) return
    if (file.size > maxImportBytes) {
      setTold({ text: messages.tooLarge, isAlarm: true })
      return
    }
    setTold({ text: messages.uploading })
    const asked = new URLSearchParams({ name: file.name })
    void begin(() => calls.post('imports', { query: asked.toString(), file }))
  }
  return (
    <>
      <Heading title={messages.title} about={messages.about} />
      <div className={styles.actions}>
        <FileButton look="primary" accept={accepted} isBusy={isBusy} onFiles={upload}>
          {messages.file}
        </FileButton>
        <StaffButton
          isBusy={isBusy}
          onClick={() => void begin(() => calls.post('feed-imports', { json: {} }))}
        >
          {messages.feed}
        </StaffButton>
      </div>
      <p className={styles.hint}>{messages.fileHint}</p>
      <Notice told={told} />
      <h2 className={styles.title}>{messages.last}</h2>
      <LoadedList items={listed} none={messages.none} onAgain={load}>
        {(imports) => <LastImports listed={imports} />}
      </LoadedList>
    </>
  )
}

function LastImports({ listed }: { listed: readonly ListedImport[] }) {
  const language = useLanguage()
  const messages = useLazyMessages(importMessages)
  const { columns } = messages
  return (
    <table className={recordStyles.table} data-plain>
      <thead>
        <tr>
          {Object.values(columns).map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listed.map(({ id, kind, source, state, by, started_at: at, added, changed, rejected }) => (
          <tr key={id}>
            <td data-label={columns.source}>
              <a href={`${officeHref('imports')}/${id}`}>{kind === 'shop' ? messages.kinds.shop : source}</a>
            </td>
            <td data-label={columns.state}>{messages.states[state]}</td>
            <td data-label={columns.by}>{by ?? messages.automatic}</td>
            <td data-label={columns.at}>
              <time dateTime={at}>{readableInstant(new Date(at), language)}</time>
            </td>
            <td data-label={columns.counts}>{messages.counts(added, changed, rejected)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
