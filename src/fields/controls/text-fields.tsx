import { useEffect, useId, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { controlsMessages } from '#i18n/lazy/controls.ts'
import { FieldFrame } from './field-frame.tsx'
import styles from './controls.module.css'
import { Status } from './status.tsx'
import { useTyped } from './use-typed.ts'

type TextProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  value: string
  /** The language of the content, for the spell checker. */
  lang?: string
  /** The limit set by the view or the specification; longer texts can be typed, and are counted. */
  limit?: number | undefined
  placeholder?: string | undefined
  onChange: (value: string) => void
}

/** Longer values are never stored: it is the maximum of the schemas of short texts. */
const longest = 1000
/** With this many characters left, the counter is also announced to screen readers. */
const nearLimit = 20

/** A text of one line; `options` are offered while typing, others are allowed. */
export function LineField(
  props: TextProps & { characters?: string | undefined; options?: readonly string[] | undefined },
) {
  const {
    label,
    hint,
    error,
    value,
    lang,
    limit = longest,
    placeholder,
    characters,
    options,
    onChange,
  } = props
  const list = useId()
  const { text, type } = useTyped(value, onChange)
  const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
    type(
      characters === undefined
        ? target.value
        : target.value.replace(new RegExp(`[^${characters}]`, 'gu'), ''),
    )
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(ids) => (
        <>
          <input
            {...ids}
            type="text"
            lang={lang}
            value={text}
            maxLength={limit}
            placeholder={placeholder}
            autoComplete="off"
            list={options && list}
            onChange={change}
          />
          {options && (
            <datalist id={list}>
              {[...new Set(options)].map((option) => (
                <option key={option}>{option}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  )
}

/** A text of several lines, with a counter where it is limited. */
export function LinesField(
  props: TextProps & { rows?: number | undefined; isOneLine?: boolean | undefined },
) {
  const { label, hint, error, value, lang, limit, placeholder, rows = 3, isOneLine = false, onChange } = props
  const messages = useLazyMessages(controlsMessages).counter
  const { text, type } = useTyped(value, onChange)
  const count = limit === undefined ? 0 : charactersIn(text)
  const isTooLong = limit !== undefined && count > limit
  const withoutBreaks = (event: KeyboardEvent) => {
    if (isOneLine && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
  }
  return (
    <FieldFrame
      {...{ label, hint }}
      error={isTooLong ? messages.over(count - limit) : error}
      aside={limit !== undefined && <Counter count={count} limit={limit} />}
    >
      {(ids) => (
        <textarea
          {...ids}
          lang={lang}
          className={styles.lines}
          rows={rows}
          placeholder={placeholder}
          value={text}
          maxLength={limit === undefined ? longest : 5 * longest}
          onKeyDown={withoutBreaks}
          onChange={({ target }) => type(isOneLine ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)}
        />
      )}
    </FieldFrame>
  )
}

/** Always visible; announced after a pause near or beyond the limit. */
function Counter({ count, limit }: { count: number; limit: number }) {
  const messages = useLazyMessages(controlsMessages).counter
  const [spoken, setSpoken] = useState('')
  const left = limit - count
  const news = left > nearLimit ? '' : left >= 0 ? messages.left(left) : messages.over(-left)
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(news), 700)
    return () => clearTimeout(timer)
  }, [news])
  return (
    <p className={styles.counter} data-over={left < 0 ? '' : undefined}>
      <span aria-hidden="true">
        {count} / {limit}
      </span>
      <span className="visually-hidden">{messages.of(count, limit)}</span>
      <Status className="visually-hidden">{spoken}</Status>
    </p>
  )
}

/** Counts characters as readers do, and as the block's own check does. */
function charactersIn(text: string): number {
  return [...new Intl.Segmenter('de').segment(text)].length
}
