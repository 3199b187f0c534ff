import type { ReactNode } from 'react'
import type { Correction, CorrectionItemView } from '#contracts/office-corrections.ts'
import { hallDay, shortDay } from '#i18n/dates.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { uncertainDateText } from '#i18n/uncertain-dates.ts'
import { isSame } from '#operations/index.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { recordAddress } from '#routing/office-paths.ts'
import { correctionsMessages } from '../messages/corrections.ts'
import { ValueText } from '../records/value-text.tsx'
import styles from './corrections.module.css'

/** One detail: what it is now, what it was when the visitor wrote, what is proposed, and the decision. */
export function CorrectionItem(props: {
  item: CorrectionItemView
  correction: Correction
  definition: RecordDefinition
  /** Null while nobody has decided. */
  decision: boolean | null
  isOpen: boolean
  onDecide: (isAccepted: boolean) => void
}) {
  const { item, correction, definition, decision, isOpen, onDecide } = props
  const { page: messages } = useLazyMessages(correctionsMessages)
  const language = useLanguage()
  const label = definition.fields[item.name]?.label[language] ?? messages.other
  const { record } = correction
  const mayAccept = record !== null && correction.may_change
  const choice = (isAccepted: boolean, name: string, isDisabled = false) => (
    <label>
      <input
        type="radio"
        name={`decision-${item.name}`}
        checked={decision === isAccepted}
        disabled={!isOpen || isDisabled}
        onChange={() => onDecide(isAccepted)}
      />
      {name}
    </label>
  )
  return (
    <fieldset className={styles.item} aria-label={label}>
      <h3>{label}</h3>
      {item.is_by_hand ? (
        <Lines item={item} />
      ) : item.name === 'date_start' ? (
        <Moment item={item} />
      ) : (
        <Fields {...{ item, correction, definition }} />
      )}
      {item.is_by_hand && isOpen && record && (
        <p className="soft">
          {messages.byHand}{' '}
          <a href={recordAddress(definition.path, record.id, definition.fields[item.name] ? item.name : '')}>
            {messages.toForm}
          </a>
        </p>
      )}
      <div className={styles.choices}>
        {choice(true, item.is_by_hand ? messages.entered : messages.accept, !mayAccept)}
        {choice(false, messages.decline)}
      </div>
    </fieldset>
  )
}

/** The fields of the record that the detail consists of. */
function Fields(props: { item: CorrectionItemView; correction: Correction; definition: RecordDefinition }) {
  const { item, correction, definition } = props
  const { titles } = correction
  const language = useLanguage()
  const names = Object.keys(item.proposed)
  return names.map((name) => {
    const field = definition.fields[name]
    if (!field) return null
    const { now, seen, proposed } = item
    const isChanged = now !== null && !isSame(now[name] ?? null, seen[name] ?? null)
    const text = (value: unknown, besides: unknown) => <ValueText {...{ field, titles, value, besides }} />
    return (
      <div key={name}>
        {names.length > 1 && <h4>{field.label[language]}</h4>}
        <Versions
          isChanged={isChanged}
          now={now && text(now[name], proposed[name])}
          seen={text(seen[name], proposed[name])}
          proposed={text(proposed[name], seen[name])}
        />
      </div>
    )
  })
}

/** Day and time of an event, which are one thing to people. */
function Moment({ item: { now, seen, proposed } }: { item: CorrectionItemView }) {
  const language = useLanguage()
  return (
    <Versions
      isChanged={now !== null && !isSame(now, seen)}
      now={now && momentText(now, language)}
      seen={momentText(seen, language)}
      proposed={momentText(proposed, language)}
    />
  )
}

function momentText(values: CorrectionItemView['seen'], language: Language): string {
  const { date_start: start, is_time_known: isTimeKnown, uncertain_date: date } = values
  if (typeof date === 'string') return uncertainDateText(date, language)
  if (typeof start !== 'string') return ''
  return isTimeKnown === true
    ? readableInstant(new Date(start), language)
    : shortDay(hallDay(start), language)
}

/** Side by side: the present value, that of then if it is another one, and what is proposed. */
function Versions(props: { isChanged: boolean; now: ReactNode; seen: ReactNode; proposed: ReactNode }) {
  const { isChanged, now, seen, proposed } = props
  const { page: messages } = useLazyMessages(correctionsMessages)
  return (
    <dl className={styles.versions}>
      {now !== null && (
        <div data-changed={isChanged ? '' : undefined}>
          <dt>{isChanged ? `${messages.now} – ${messages.changed}` : messages.now}</dt>
          <dd>{now}</dd>
        </div>
      )}
      {(isChanged || now === null) && (
        <div>
          <dt>{messages.seen}</dt>
          <dd>{seen}</dd>
        </div>
      )}
      <div data-proposed="">
        <dt>{messages.proposed}</dt>
        <dd>{proposed}</dd>
      </div>
    </dl>
  )
}

/** A text by lines, of which those are marked that only one side has. */
function Lines({ item }: { item: CorrectionItemView }) {
  const { page: messages } = useLazyMessages(correctionsMessages)
  const [seen, proposed] = [linesOf(item.seen), linesOf(item.proposed)]
  return (
    <dl className={styles.versions}>
      {seen.length > 0 && (
        <div>
          <dt>{messages.seen}</dt>
          <dd>
            {seen.map((line, index) => (
              <span key={index}>
                {proposed.includes(line) ? (
                  line
                ) : (
                  <del>
                    <span className="visually-hidden">{messages.removed}: </span>
                    {line}
                  </del>
                )}
              </span>
            ))}
          </dd>
        </div>
      )}
      <div data-proposed="">
        <dt>{messages.proposed}</dt>
        <dd>
          {proposed.map((line, index) => (
            <span key={index}>
              {seen.includes(line) ? (
                line
              ) : (
                <ins>
                  <span className="visually-hidden">{messages.added}: </span>
                  {line}
                </ins>
              )}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  )
}

function linesOf({ text }: CorrectionItemView['seen']): string[] {
  return typeof text === 'string' && text !== '' ? text.split('\n') : []
}
