import { StaffButton } from '#staff/button/staff-button.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Ripple as Answer } from '#contracts/office-facts.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { factMessages } from '../messages/facts.ts'
import { useRecordMessages, useRecords } from '../records/records-context.ts'
import { AsidePart } from '../records/aside-part.tsx'
import type { AsideProps } from '../records/special-parts.ts'
import { officeHref } from '#routing/office-paths.ts'
import { Places } from './places.tsx'

/** Beside the form of an event: all places that its changes have made untrue. A save says how many there are. */
export function Ripple({ stored, onTell }: Pick<AsideProps, 'stored' | 'onTell'>) {
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useLazyMessages(factMessages)
  const texts = useRecordMessages()
  const [found, setFound] = useState<Answer | 'failed' | null>(null)
  const { id, values } = stored
  const seen = useRef(values)
  const load = useCallback(
    (): Promise<Answer | null> =>
      calls.get('events/event/{id}/ripple', { params: { id } }).then(
        (answer) => {
          setFound(answer)
          return answer
        },
        () => {
          setFound('failed')
          return null
        },
      ),
    [calls, id],
  )
  useEffect(() => {
    const isSaved = seen.current !== values
    seen.current = values
    void load().then((answer) => {
      if (!isSaved || !answer || answer.places.length === 0) return null
      onTell({
        text: (
          <>
            {texts.saved}{' '}
            <a href="#ripple">{messages.still(answer.places.length, namesOf(answer, messages.or))}</a>
          </>
        ),
      })
      return null
    })
    // The messages do not change what was saved.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [load, values])
  const answer = found === 'failed' ? null : found
  return (
    <AsidePart id="ripple" title={messages.title} lang={language}>
      {found === 'failed' && (
        <p>
          {messages.failed}{' '}
          <StaffButton look="quiet" onClick={() => void load()}>
            {texts.again}
          </StaffButton>
        </p>
      )}
      {answer && answer.places.length === 0 && <p>{messages.none}</p>}
      {answer && answer.places.length > 0 && (
        <>
          <p>{messages.still(answer.places.length, namesOf(answer, messages.or))}</p>
          <p className="soft">{messages.renews}</p>
          <Places
            places={answer.places}
            withEvents={false}
            onPrepared={async () => {
              await load()
            }}
          />
          {answer.has_more && <p>{messages.more}</p>}
        </>
      )}
      <p>
        <a href={officeHref('contradictions')}>{messages.all}</a>
      </p>
    </AsidePart>
  )
}

/** What the places still name, the first three. */
function namesOf({ former }: Answer, or: string): string {
  const named = former.slice(0, 3)
  const last = named.pop() ?? ''
  return former.length > 3 ? '' : named.length === 0 ? last : `${named.join(', ')} ${or} ${last}`
}
