import {
  lazy,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { hallDay, openEnd } from '#i18n/dates.ts'
import { hallInput } from '#i18n/hall-time.ts'
import type { Language } from '#i18n/languages.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { controlsMessages } from '#i18n/lazy/controls.ts'
import { FieldFrame } from './field-frame.tsx'
import { isTime, readTime, spokenTime, stepTime, writeTime, type TimeKind, type Wrong } from './read-time.ts'
import { Status } from './status.tsx'
import styles from './time-field.module.css'

const MonthPicker = lazy(() => import('#design/month-picker/month-picker.tsx'))

/** Where the time is in the text of an instant: the arrow keys step by hours there. */
const timeAtEnd = /\d{1,2}(?:[:.h]\d\d)?(?: ?(?:uhr|h|[ap]\.?m\.?))?(?: (?:summer|winter).*)?$/i

/** With which day the calendar begins. */
const firstDay = '1800-01-01'

/**
 * A day, an instant in the hall's time or a time of day, typed as one likes or chosen in a calendar; the arrow keys step by a
 * day or an hour. What is no time is handed on as typed, so that nothing is lost and a call refuses it.
 */
export function TimeField(props: {
  label: string
  hint?: string | undefined
  error?: string | undefined
  kind: TimeKind
  /** As `isTime` defines it, or what was typed; empty for none. */
  value: string
  /** An instant on whose day a time alone is, while there is no value. */
  near?: string | undefined
  /** `isChosen`: it was not typed, so nothing more comes. */
  onChange: (value: string, isChosen?: true) => void
}) {
  const { label, hint, error, kind, value, near = '', onChange } = props
  const language = useLanguage()
  const { time: messages } = useLazyMessages(controlsMessages)
  const [today] = useState(() => hallDay(new Date()))
  /** The text while somebody writes it, and the value that it was. */
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null)
  const [isFocused, setIsFocused] = useState(false)
  /** The value when somebody came into the field: a day keeps its time, and a time its day. */
  const [before, setBefore] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const selected = useRef<[number, number] | null>(null)
  const calendar = useRef<HTMLDivElement>(null)
  const id = useId()
  const plain = label.replace(/ \*$/, '')
  const text = typed?.value === value ? typed.text : writeTime(kind, value, language)
  const read =
    text.trim() === '' || isTime(kind, value) ? null : readTime(kind, text, { before, near, today })

  useLayoutEffect(() => {
    if (selected.current) input.current?.setSelectionRange(...selected.current)
    selected.current = null
  })
  const wordsOf = (why: Wrong) =>
    messages.wrong[why === 'unknown' && kind === 'time' ? 'unknownTime' : why](plain)
  const type = (next: string) => {
    const meant = next.trim() === '' ? { value: '' } : readTime(kind, next, { before, near, today })
    const changed = 'value' in meant ? meant.value : next
    setTyped({ text: next, value: changed })
    onChange(changed)
  }
  const choose = (next: string) => {
    setTyped(null)
    setBefore(next)
    onChange(next, true)
    input.current?.focus()
  }
  const dayOf = (one: string) => (kind === 'instant' && isTime(kind, one) ? hallInput(one).slice(0, 10) : one)
  const chooseDay = (day: string) => {
    calendar.current?.hidePopover()
    const [known = ''] = [value, before].filter((one) => isTime(kind, one))
    const shown = writeTime('day', day, language)
    const meant = readTime(kind, shown, { before: known, near, today })
    if ('value' in meant) return choose(meant.value)
    // The time is missing, or is one that the clocks skip or show twice that night.
    input.current?.focus()
    type(`${shown}, ${known === '' ? '' : hallInput(known).slice(11)}`)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (by === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (event.altKey) {
      if (by < 0 && kind !== 'time') calendar.current?.showPopover({ source: event.currentTarget })
      return
    }
    if (text.trim() === '' && kind !== 'time') return type(writeTime('day', today, language))
    if (!isTime(kind, value)) return
    const isInTime =
      kind === 'time' ||
      (kind === 'instant' && (event.currentTarget.selectionStart ?? 0) >= text.search(timeAtEnd))
    const next = stepTime(kind, value, isInTime ? 'hour' : 'day', by)
    const shown = writeTime(kind, next, language)
    const start = kind === 'instant' ? shown.search(timeAtEnd) : 0
    selected.current = isInTime || start === 0 ? [start, shown.length] : [0, start - 2]
    setTyped({ text: shown, value: next })
    onChange(next)
  }
  const isValue = isTime(kind, value)
  const wrong = read && 'wrong' in read ? wordsOf(read.wrong) : undefined
  const asks = read && 'asks' in read ? read : null
  const isWriting = wrong !== undefined && isFocused
  const understood =
    isValue && kind !== 'time' ? spokenTime(kind, value, language) : isWriting ? messages.examples[kind] : ''
  return (
    <FieldFrame
      {...{ label, hint }}
      // While somebody types, the text is not wrong yet.
      error={isWriting ? undefined : asks ? messages[asks.asks](plain) : (wrong ?? error)}
      aside={
        <>
          {asks && (
            <span className={styles.asked}>
              {asks.instants.map((instant) => (
                <button key={instant} type="button" onClick={() => choose(instant)}>
                  {spokenTime('instant', instant, language)}
                </button>
              ))}
            </span>
          )}
          <span id={`${id}-understood`} className={styles.understood}>
            <Status>{understood}</Status>
          </span>
        </>
      }
    >
      {(ids) => (
        <div className={styles.row}>
          <input
            {...ids}
            ref={input}
            type="text"
            className={styles.input}
            autoComplete="off"
            maxLength={80}
            value={text}
            aria-describedby={[ids['aria-describedby'], `${id}-understood`].filter(Boolean).join(' ')}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
            onFocus={() => {
              setIsFocused(true)
              setBefore(value)
            }}
            onBlur={() => {
              setIsFocused(false)
              setTyped(null)
            }}
          />
          {kind !== 'time' && (
            <>
              <button
                type="button"
                className={styles.open}
                aria-label={messages.calendar}
                title={`${messages.calendar}: ${plain}`}
                popoverTarget={`${id}-calendar`}
              >
                <Icon name="calendar" size={18} />
              </button>
              <Calendar
                {...{ language }}
                ref={calendar}
                id={`${id}-calendar`}
                label={plain}
                chosen={isValue ? dayOf(value) : null}
                today={today}
                onChoose={chooseDay}
              />
            </>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

/** The calendar in a popover, which Escape and a press outside close; its script is loaded when it opens. */
function Calendar(props: {
  ref: RefObject<HTMLDivElement | null>
  id: string
  language: Language
  label: string
  chosen: string | null
  today: string
  onChoose: (day: string) => void
}) {
  const { ref, id, language, label, chosen, today, onChoose } = props
  const [isOpen, setIsOpen] = useState(false)
  const [focused, setFocused] = useState(today)
  return (
    // Keys and focus are those of the calendar in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={ref}
      id={id}
      popover="auto"
      className={styles.calendar}
      onToggle={({ newState }) => {
        if (newState === 'open') setFocused(chosen ?? today)
        setIsOpen(newState === 'open')
      }}
      onKeyDown={(event) => {
        // Escape closes the calendar, and not what it stands in.
        if (event.key === 'Escape') event.stopPropagation()
      }}
    >
      {isOpen && (
        <Suspense>
          <MonthPicker
            {...{ language, label, chosen, focused, onChoose }}
            first={firstDay}
            last={openEnd}
            hasFocusAtOnce
            isChoosable={() => true}
            onFocus={setFocused}
          />
        </Suspense>
      )}
    </div>
  )
}
