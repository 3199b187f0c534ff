import { useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useState } from 'react'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { webhookMessages } from '../messages/webhooks.ts'
import { List } from '../records/list.tsx'
import type { ListDefinition } from '../records/list-definition.ts'
import type { Told } from '#staff/notice/notice.tsx'
import { useRecords } from '../records/records-context.ts'
import { asPage, useList } from '../records/use-list.ts'
import styles from './webhooks.module.css'

/** A few on a page, because they stand below the form of the webhook. */
const definition: ListDefinition = { kind: 'delivery', fields: {}, list: { search: [], pageLength: 10 } }

/** How often it is looked what has become of a message that is being sent, and how many times, in milliseconds. */
const lookEvery = 1500
const looks = 20

/** What was sent to a webhook, with what became of it. */
export function DeliveryLog(props: {
  id: number
  isUnsigned: boolean
  onTell: (told: Told) => void
  /** The state of the webhook may have changed with a delivery. */
  onChanged: () => void
}) {
  const { id, isUnsigned, onTell, onChanged } = props
  const { calls } = useRecords()
  const language = useLanguage()
  const { isBusy, attempt } = useAction((text) => onTell({ text, isAlarm: true }))
  const { log: messages, types } = useLazyMessages(webhookMessages)
  const [looksLeft, setLooksLeft] = useState(0)
  const list = useList(definition, (query) =>
    calls.get('house/webhook/{id}/deliveries', { params: { id }, query }).then(asPage),
  )
  const { again } = list.found
  useEffect(() => {
    if (looksLeft === 0) return undefined
    const timer = setTimeout(() => {
      again()
      setLooksLeft(looksLeft - 1)
    }, lookEvery)
    return () => clearTimeout(timer)
    // The list is a new object each time it is rendered.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [looksLeft])
  const newest = list.found.answer?.records[0]
  const isSettled = newest?.last_attempt_at ?? null
  useEffect(() => {
    if (looksLeft === 0 || isSettled === null) return
    setLooksLeft(0)
    onChanged()
    // The form is loaded again once, when the message that was sent has been tried.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSettled])

  const when = (at: string) => readableInstant(new Date(at), language)
  const nameOf = (type: string) =>
    type
      .split('.')
      .map((part) => types[part] ?? part)
      .join(' ')
  const send = (work: () => Promise<unknown>, text: string) =>
    attempt(async () => {
      await work()
      onTell({ text })
      list.setParameters({})
      again()
      setLooksLeft(looks)
    })
  return (
    <section aria-labelledby="webhook-log">
      <h2 id="webhook-log">{messages.title}</h2>
      <p className="soft">{messages.about}</p>
      <StaffBar>
        <StaffButton
          isBusy={isBusy}
          isOff={isUnsigned}
          onClick={() =>
            void send(() => calls.post('house/webhook/{id}/test', { params: { id } }), messages.testQueued)
          }
        >
          {messages.test}
        </StaffButton>
        <StaffButton look="quiet" onClick={again}>
          {messages.refresh}
        </StaffButton>
      </StaffBar>
      <List list={list} empty={<p>{messages.none}</p>}>
        {({ records }) => (
          <ul className={styles.log}>
            {records.map((delivery) => (
              <li key={delivery.id}>
                <p>
                  <strong>{nameOf(delivery.type)}</strong> <span>{when(delivery.created_at)}</span>
                </p>
                <p data-state={delivery.state}>
                  {delivery.state === 'delivered'
                    ? messages.states.delivered(delivery.status)
                    : messages.states[delivery.state]}
                  {' · '}
                  {messages.attempts}: {delivery.attempts}
                  {delivery.next_attempt_at !== null && delivery.attempts > 0 && (
                    <>
                      {' · '}
                      {messages.next(when(delivery.next_attempt_at))}
                    </>
                  )}
                </p>
                {delivery.problem !== null && (
                  <p className={styles.alarm}>
                    {delivery.status === null
                      ? (messages.problems[delivery.problem] ?? delivery.problem)
                      : messages.status(delivery.status)}
                  </p>
                )}
                <div className={styles.further}>
                  <details>
                    <summary>{messages.body}</summary>
                    <pre>{readable(delivery.body)}</pre>
                  </details>
                  {(delivery.state !== 'waiting' || delivery.attempts > 0) && (
                    <StaffButton
                      look="quiet"
                      aria-label={messages.againOf(nameOf(delivery.type), when(delivery.created_at))}
                      onClick={() =>
                        void send(
                          () =>
                            calls.post('house/webhook/{id}/deliveries/{delivery}/again', {
                              params: { id, delivery: delivery.id },
                            }),
                          messages.againQueued,
                        )
                      }
                    >
                      {messages.again}
                    </StaffButton>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </List>
    </section>
  )
}

/** JSON with a line for each value. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
