import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { controlsMessages } from '#i18n/lazy/controls.ts'
import type { FieldIds } from './field-frame.tsx'
import { Status } from './status.tsx'
import { maxLinkTargets } from '#contracts/picker-limits.ts'
import styles from './combobox.module.css'
import { useSearch } from './use-search.ts'

const noResults: readonly PickOption[] = []

export type PickOption = {
  /** The stored value. */
  value: string
  title: string
  /** Distinguishes it from others of the same title. */
  detail: string
  /** Its type: a page, an event. */
  kind: string
}

/**
 * A text field for finding and choosing an option by arrows, Enter and Escape. The list is in the normal flow below, so
 * that no overflow clips it. `typed` gives the options for the text itself, offered before all results.
 */
export function Combobox(props: {
  ids: FieldIds
  placeholder: string
  search: (query: string) => Promise<PickOption[]>
  typed?: (query: string) => PickOption[]
  /** The options that are offered after all results. */
  after?: (query: string) => PickOption[]
  onChoose: (option: PickOption, how: { isByEnter: boolean }) => void
  /** The form field name of a text that was typed but not chosen from the list. */
  name?: string | undefined
  /** Called for Escape when the list is closed; without it, Escape is left to the surrounding elements. */
  onCancel?: () => void
  onType?: ((query: string) => void) | undefined
  /** Called with a text that was typed and not chosen when the focus leaves. */
  onLeave?: ((query: string) => void) | undefined
  hasFocusAtOnce?: boolean
  /** The text at first; another one replaces what is typed. */
  initially?: string | undefined
}) {
  const {
    ids,
    placeholder,
    search,
    typed = () => [],
    after = () => [],
    onChoose,
    onCancel,
    onType,
    onLeave,
    name,
    hasFocusAtOnce = false,
    initially = '',
  } = props
  const messages = useLazyMessages(controlsMessages).search
  const [query, setQuery] = useState(initially)
  const [begun, setBegun] = useState(initially)
  if (begun !== initially) {
    setBegun(initially)
    setQuery(initially)
  }
  /** A form was not saved because of what is typed and not chosen. */
  const [isRefused, setIsRefused] = useState(false)
  const isUnchosen = name === undefined && query.trim() !== ''
  const [isOpen, setIsOpen] = useState(false)
  /** The option reached by the arrow keys, and its list: a new list starts from the beginning. */
  const [moved, setMoved] = useState<{ to: number; in: readonly PickOption[] } | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const found = useSearch(query.trim(), search, { isWanted: isOpen })
  const results = found.answer ?? noResults
  const isCut = found.state === 'found' && results.length >= maxLinkTargets
  const options = [
    ...typed(query.trim()),
    ...results,
    ...(found.state === 'found' ? after(query.trim()) : []),
  ]
  const active = moved && moved.in === results ? moved.to : 0
  const chosen = options[active]
  const listId = `${ids.id}-list`

  const root = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)

  useEffect(() => {
    if (hasFocusAtOnce) field.current?.focus()
  }, [hasFocusAtOnce])
  useEffect(() => {
    if (!isOpen) return undefined
    // A list that closed under a press would move the button below it away before the click.
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      setTimeout(() => {
        if (!root.current?.contains(document.activeElement)) setIsOpen(false)
      })
    }
    document.addEventListener('pointerdown', press, true)
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, true)
    return () => {
      isPressed.current = false
      document.removeEventListener('pointerdown', press, true)
      for (const end of ['pointerup', 'pointercancel']) document.removeEventListener(end, release, true)
    }
  }, [isOpen])

  const choose = (option: PickOption, isByEnter = false) => {
    setIsOpen(false)
    setQuery('')
    onChoose(option, { isByEnter })
  }
  const moveBy = (steps: number) => {
    setIsOpen(true)
    if (options.length > 0) setMoved({ to: (active + steps + options.length) % options.length, in: results })
  }
  const pressKey = (event: KeyboardEvent) => {
    // With Alt, arrows move what is around the field.
    if (event.nativeEvent.isComposing || event.altKey) return
    if (event.key === 'ArrowDown') moveBy(isOpen ? 1 : 0)
    else if (event.key === 'ArrowUp') moveBy(isOpen ? -1 : 0)
    else if (event.key === 'Enter') {
      // The results belong to an older query until the new response arrives; the options for the typed text are
      // current. Without a query or an arrow key, nothing has been chosen, and the form reports it.
      if (query.trim() === '' && moved === null && name !== undefined) return
      if (isOpen && chosen && (found.state === 'found' || active < typed(query.trim()).length))
        choose(chosen, true)
    } else if (event.key === 'Escape' && (isOpen || onCancel)) {
      event.stopPropagation()
      if (isOpen && query !== '') setQuery('')
      else if (isOpen && !onCancel) setIsOpen(false)
      else onCancel?.()
    } else return
    event.preventDefault()
  }
  return (
    <div
      ref={root}
      className={styles.combobox}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isPressed.current && !currentTarget.contains(relatedTarget)) setIsOpen(false)
        if (!currentTarget.contains(relatedTarget) && isUnchosen) onLeave?.(query.trim())
      }}
    >
      <input
        {...ids}
        aria-describedby={
          [isUnchosen && isRefused && `${listId}-refused`, ids['aria-describedby']]
            .filter(Boolean)
            .join(' ') || undefined
        }
        aria-invalid={(isUnchosen && isRefused) || ids['aria-invalid']}
        ref={field}
        name={name}
        type="text"
        role="combobox"
        data-unchosen={isUnchosen ? '' : undefined}
        onInvalid={() => setIsRefused(true)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && chosen ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setMoved(null)
          setIsOpen(true)
          setIsRefused(false)
          onType?.(target.value)
        }}
        onFocus={() => setIsOpen(true)}
        onClick={() => setIsOpen(true)}
        onKeyDown={pressKey}
      />
      {isUnchosen && isRefused && (
        <p className={styles.refused} id={`${listId}-refused`}>
          {messages.unchosen(query.trim())}
        </p>
      )}
      {isOpen && (
        <div className={styles.found}>
          {/* A listbox that is controlled by the keys of a text field is not a select. It scrolls, and Tab would stop at it. */}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
          <div className={styles.options} id={listId} role="listbox" aria-label={placeholder} tabIndex={-1}>
            {options.map((option, index) => (
              // Options are chosen by the field's own keys, and the focus stays in the field.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={option.value}
                id={`${listId}-${index}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="option"
                ref={index === active ? bringIntoView : undefined}
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                <span className={styles.title}>{option.title}</span>
                <span className={styles.detail}>
                  {[option.kind, option.detail].filter(Boolean).join(' · ')}
                </span>
              </div>
            ))}
          </div>
          {options.length === 0 && found.state !== 'failed' && (
            <p className={styles.state}>{found.state === 'loading' ? messages.loading : messages.none}</p>
          )}
          {isCut && <p className={styles.state}>{messages.first(results.length)}</p>}
          {found.state === 'failed' && (
            <p className={styles.state}>
              {messages.failed}{' '}
              <button type="button" onClick={found.again}>
                {messages.again}
              </button>
            </p>
          )}
        </div>
      )}
      <Status className="visually-hidden">
        {isOpen &&
          found.state === 'found' &&
          (options.length === 0
            ? messages.none
            : isCut
              ? messages.first(results.length)
              : messages.count(options.length))}
        {isOpen && found.state === 'failed' && messages.failed}
      </Status>
    </div>
  )
}

function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
