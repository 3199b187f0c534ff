import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { reasonOf } from '#staff/action/reason-of.ts'
import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useState } from 'react'
import type { OpenRelease } from '#contracts/office-releases.ts'
import type { Replacement } from '#contracts/office-replacements.ts'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { createStaffCalls } from '#fields/staff-calls/staff-calls.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { nameWithTime } from '../messages/releases.ts'
import { replacementMessages } from '../messages/replacement.ts'
import { Notice, type Told } from '#staff/notice/notice.tsx'
import { useRecords } from '../records/records-context.ts'
import { useSignIn } from '../session/sign-in-context.ts'
import styles from './replacement.module.css'

type Section = Replacement['sections'][number]

/** The drafts that a run has changed. Those that had no other changes can be published, or added to a release, at once. */
export function WrittenDrafts({
  sections,
  mayPublish,
}: {
  sections: readonly Section[]
  mayPublish: boolean
}) {
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useLazyMessages(replacementMessages)
  const { signInAgain } = useSignIn()
  const [states, setStates] = useState<Readonly<Record<string, 'published' | 'collected'>>>({})
  const [releases, setReleases] = useState<readonly OpenRelease[]>([])
  const [chosen, setChosen] = useState<number | null>(null)
  const [told, setTold] = useState<Told>(null)
  const { isBusy, attempt } = useAction((text) => setTold({ text, isAlarm: true }))
  useEffect(() => {
    // Without them, the drafts can be published one by one.
    if (mayPublish) calls.get('/pageeditor-api/releases').then(setReleases, () => {})
  }, [calls, mayPublish])
  const waiting = sections.filter((one) => !one.had_changes && !states[nameOf(one)])
  const release = releases.find(({ id }) => id === chosen) ?? releases[0]

  const send = (to: OpenRelease | null) =>
    attempt(async () => {
      setTold(null)
      const failed: string[] = []
      for (const one of waiting) {
        try {
          // Not in the language of the interface: a draft is one of a language.
          await createStaffCalls(one.language, signInAgain).post('/pageeditor-api/draft/{slug}/publication', {
            params: { slug: one.slug },
            json: { sequence: one.sequence, release_id: to?.id ?? null },
          })
          setStates((known) => ({ ...known, [nameOf(one)]: to ? 'collected' : 'published' }))
        } catch (error) {
          if (!(error instanceof CallError)) throw error
          failed.push(`${one.title} (${one.language.toUpperCase()}): ${reasonOf(error, language)}`)
        }
      }
      const count = waiting.length - failed.length
      const done = to ? messages.collected(count, to.name) : messages.published(count)
      setTold({
        text: [count > 0 ? done : '', failed.length > 0 ? messages.notPublished(failed.join(' · ')) : '']
          .filter(Boolean)
          .join(' '),
        ...(failed.length > 0 && { isAlarm: true }),
      })
    })
  if (sections.length === 0) return null
  return (
    <>
      <SectionTitle>{messages.drafts}</SectionTitle>
      <ul className={styles.left}>
        {sections.map((one) => {
          const state = states[nameOf(one)]
          const note =
            state === 'published'
              ? messages.isPublished
              : state === 'collected'
                ? messages.isCollected
                : one.had_changes && messages.hadChanges
          return (
            <li key={nameOf(one)}>
              <a href={one.address}>{one.title}</a>{' '}
              <span className={styles.soft}>
                {[messages.inLanguage[one.language], note].filter(Boolean).join(' · ')}
              </span>
            </li>
          )
        })}
      </ul>
      {mayPublish && sections.some((one) => one.had_changes) && (
        <p className={styles.soft}>{messages.publishHint}</p>
      )}
      {mayPublish && waiting.length > 0 && (
        <div className={styles.publish}>
          <StaffButton isBusy={isBusy} onClick={() => void send(null)}>
            {messages.publish(waiting.length)}
          </StaffButton>
          {release && (
            <>
              <FieldFrame label={messages.release}>
                {(ids) => (
                  <select
                    {...ids}
                    value={release.id}
                    onChange={({ target }) => setChosen(Number(target.value))}
                  >
                    {releases.map((one) => (
                      <option key={one.id} value={one.id}>
                        {nameWithTime(one, language)}
                      </option>
                    ))}
                  </select>
                )}
              </FieldFrame>
              <StaffButton isBusy={isBusy} onClick={() => void send(release)}>
                {messages.collect(waiting.length)}
              </StaffButton>
            </>
          )}
        </div>
      )}
      <Notice told={told} />
    </>
  )
}

function nameOf({ slug, language }: Section): string {
  return `${slug}/${language}`
}
