import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { leaveFor, useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import { maxImportBytes } from '#contracts/office-choices.ts'
import type { OneImport } from '#contracts/office-imports.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { FileButton } from '#staff/button/file-button.tsx'
import { importMessages } from '../messages/imports.ts'
import { fieldErrorsOf } from '../records/calls.ts'
import { Heading } from '../records/heading.tsx'
import { List } from '../records/list.tsx'
import type { ListDefinition } from '../records/list-definition.ts'
import { ListTable } from '../records/list-table.tsx'
import { Notice, type Told } from '#staff/notice/notice.tsx'
import { useList } from '../records/use-list.ts'
import { officeHref } from '#routing/office-paths.ts'
import { SystemList } from '../planning-systems/system-list.tsx'
import styles from './imports.module.css'
import { useRecords } from '../records/records-context.ts'

const accepted = '.xlsx,.csv,.tsv,.txt,.json,.jsonl,.ndjson,.gz'

/** One call answers the whole list. */
const definition: ListDefinition = { kind: 'import', fields: {}, list: { search: [], pageLength: Infinity } }

/** The last imports, and the beginning of a new one. */
export function ImportsPage() {
  const { calls } = useRecords()
  const messages = useLazyMessages(importMessages)
  const { columns } = messages
  const language = useLanguage()
  const list = useList(definition, async () => {
    const records = await calls.get('imports')
    return { count: records.length, records }
  })
  const [told, setTold] = useState<Told>(null)
  const { isBusy, attempt } = useAction((reason, error) =>
    setTold({ text: fieldErrorsOf(error)['file'] ?? reason, isAlarm: true }),
  )
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
      <StaffBar>
        <FileButton look="primary" accept={accepted} isBusy={isBusy} onFiles={upload}>
          {messages.file}
        </FileButton>
        <StaffButton
          isBusy={isBusy}
          onClick={() => void begin(() => calls.post('feed-imports', { json: {} }))}
        >
          {messages.feed}
        </StaffButton>
      </StaffBar>
      <p className={styles.hint}>{messages.fileHint}</p>
      <Notice told={told} />
      <SystemList
        isBusy={isBusy}
        onRead={(id) =>
          void begin(() => calls.post('planning-systems/{id}/imports', { params: { id }, json: {} }))
        }
      />
      <SectionTitle>{messages.last}</SectionTitle>
      <List list={list} empty={<p>{messages.none}</p>}>
        {() => (
          <ListTable
            list={list}
            columns={[
              {
                name: 'source',
                label: columns.source,
                render: ({ id, kind, source }) => (
                  <a href={`${officeHref('imports')}/${id}`}>
                    {kind === 'shop' ? messages.kinds.shop : source}
                  </a>
                ),
              },
              { name: 'state', label: columns.state, render: ({ state }) => messages.states[state] },
              { name: 'by', label: columns.by, render: ({ by }) => by ?? messages.automatic },
              {
                name: 'started_at',
                label: columns.at,
                render: ({ started_at: at }) => (
                  <time dateTime={at}>{readableInstant(new Date(at), language)}</time>
                ),
              },
              {
                name: 'counts',
                label: columns.counts,
                render: ({ added, changed, rejected }) => messages.counts(added, changed, rejected),
              },
            ]}
          />
        )}
      </List>
    </>
  )
}
