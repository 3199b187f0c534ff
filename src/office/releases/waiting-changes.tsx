import { useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { Fragment } from 'react'
import type { WaitingChange } from '#contracts/office-releases.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { record as releaseDefinition } from '#records/release/record.ts'
import { nameWithTime, releaseMessages } from '../messages/releases.ts'
import type { StoredRecord } from '../records/calls.ts'
import type { Told } from '#staff/notice/notice.tsx'
import { addressOf, useRecords } from '../records/records-context.ts'
import { FieldChanges } from './field-changes.tsx'
import styles from './releases.module.css'
import { rivalChanges } from './rival-changes.ts'

/** Above the fields of a record: what waits in releases, and with which others it collides. */
export function WaitingChanges(props: {
  definition: RecordDefinition
  stored: StoredRecord
  waiting: readonly WaitingChange[]
  mayPublish: boolean
  onTakeOver: (change: WaitingChange) => void
  onChanged: () => void
  onTell: (told: Told) => void
}) {
  const { definition, stored, waiting, mayPublish, onTakeOver, onChanged, onTell } = props
  const { calls } = useRecords()
  const language = useLanguage()
  const { waiting: messages, noTime } = useLazyMessages(releaseMessages)
  const { isBusy, attempt } = useAction((text) => onTell({ text, isAlarm: true }))
  const rivals = rivalChanges(waiting)
  const drop = ({ id, release }: WaitingChange) =>
    attempt(async () => {
      await calls.remove('releases/release/{id}/items/{item}', { params: { id: release.id, item: id } })
      onTell({ text: messages.dropped(release.name) })
      onChanged()
    })
  return (
    <section className={styles.waiting} aria-labelledby="waiting">
      <h2 id="waiting">{messages.title(waiting.length)}</h2>
      <ol>
        {waiting.map((change) => {
          const { id, release, changes, titles } = change
          const time = release.publish_at && readableInstant(new Date(release.publish_at), language)
          const others = rivals.get(id) ?? []
          return (
            <li key={id}>
              <p>
                <a href={addressOf(releaseDefinition, release.id)}>{release.name}</a>{' '}
                <span>
                  {time ?? noTime}
                  {release.state === 'failed' && `, ${messages.failed}`}
                </span>
              </p>
              <FieldChanges
                {...{ definition }}
                now={stored.values}
                later={changes}
                titles={{ ...stored.titles, ...titles }}
              />
              {others.length > 0 && (
                <p className={styles.rivals}>
                  {others.map((other) => (
                    <Fragment key={other.release.id}>
                      {messages.rival(
                        other.fields
                          .map((name) => definition.fields[name]?.label[language] ?? name)
                          .join(', '),
                        nameWithTime(other.release, language),
                      )}{' '}
                    </Fragment>
                  ))}
                  {messages.order}
                </p>
              )}
              {mayPublish && (
                <StaffBar>
                  <StaffButton
                    look="quiet"
                    aria-label={messages.takeOverOf(release.name)}
                    onClick={() => {
                      onTakeOver(change)
                      onTell({ text: messages.takenOver })
                    }}
                  >
                    {messages.takeOver}
                  </StaffButton>
                  <StaffButton
                    look="quiet"
                    isBusy={isBusy}
                    aria-label={messages.dropOf(release.name)}
                    onClick={() => void drop(change)}
                  >
                    {messages.drop}
                  </StaffButton>
                </StaffBar>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
