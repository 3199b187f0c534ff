import { keymap } from 'prosemirror-keymap'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { kindOfTarget, meantTarget } from '#design/rich-text/link-target.ts'
import richTextStyles from '#design/rich-text/rich-text.module.css'
import { FieldFrame, FieldNotes } from '#fields/controls/field-frame.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { richTextFieldMessages } from '#i18n/lazy/rich-text-fields.ts'
import { isPartLanguage, partLanguageNames } from '#i18n/part-languages.ts'
import { StaffButton } from '../button/staff-button.tsx'
import { mountRichText } from './mount-rich-text.ts'
import { createTextHistory } from './text-history.ts'
import type { Marks, RichTypingHandle } from './typing-handle.ts'
import styles from './rich-text-field.module.css'

/**
 * A formatted text as a field of a form, with its tools and an undo of its own. In the page editor no text of the page may
 * be typed in meanwhile.
 */
export function RichTextField(props: {
  label: string
  hint?: string | undefined
  error?: string | undefined
  lang: string
  value: unknown
  onChange: (document: unknown) => void
}) {
  const { label, hint, error, lang, value, onChange } = props
  const messages = useLazyMessages(richTextFieldMessages)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const change = useRef(onChange)
  const notes = useRef('')
  const [typing, setTyping] = useState<RichTypingHandle | null>(null)
  const [marks, setMarks] = useState<Marks | null>(null)
  const [isLinking, setIsLinking] = useState(false)
  useLayoutEffect(() => {
    change.current = onChange
  })

  useEffect(() => {
    // ProseMirror gets an element that React knows nothing of.
    const text = document.createElement('div')
    text.className = richTextStyles['text'] ?? ''
    place.current?.append(text)
    const history = createTextHistory(value)
    const handle = mountRichText(text, {
      value,
      attributes: () => ({
        'aria-labelledby': `${id}-label`,
        ...(notes.current && { 'aria-describedby': notes.current }),
        lang,
      }),
      lang,
      onChange: (next) => {
        history.note(next, performance.now())
        change.current(next)
      },
      onHistory: (way) => {
        const found = history.go(way)
        if (!found) return
        handle.show(found.value)
        change.current(found.value)
      },
      onMarks: () => setMarks(handle.marks()),
      plugins: [
        keymap({
          'Mod-k': () => {
            setIsLinking(true)
            return true
          },
        }),
      ],
    })
    setTyping(handle)
    return () => {
      handle.stop()
      text.remove()
    }
    // Other values are shown by the next effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, lang])
  useEffect(() => typing?.show(value), [typing, value])

  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  useEffect(() => {
    notes.current = described
    typing?.nameAgain()
  }, [described, typing])
  return (
    <div className={styles.rich} data-invalid={error === undefined ? undefined : ''}>
      <p id={`${id}-label`}>{label}</p>
      <div>
        <div role="toolbar" aria-label={messages.tools(label)}>
          {(['bold', 'italic'] as const).map((mark) => (
            <Tool
              key={mark}
              name={messages[mark]}
              isOn={marks?.[mark] ?? false}
              act={() => typing?.toggle(mark)}
            />
          ))}
          {(['bulletList', 'orderedList'] as const).map((list) => (
            <Tool
              key={list}
              name={messages[list]}
              isOn={marks?.list === list}
              act={() => typing?.toggleList(list)}
            />
          ))}
          <Tool
            name={messages.link}
            isOn={(marks?.link ?? null) !== null}
            act={() => setIsLinking(!isLinking)}
          />
          <LanguageChoice
            marks={marks}
            lang={lang}
            // Arrow keys choose one language after the other.
            onChoose={(language) => typing?.setLanguage(language, { leavesFocus: true })}
          />
        </div>
        {isLinking && (
          <LinkInput
            href={marks?.link?.href ?? ''}
            onSet={(href) => {
              setIsLinking(false)
              typing?.link(href === null ? null : { href, newWindow: marks?.link?.newWindow ?? false })
            }}
          />
        )}
        <div ref={place} />
      </div>
      <FieldNotes {...{ id, hint, error }} />
    </div>
  )
}

function Tool({ name, isOn, act }: { name: string; isOn: boolean; act: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      // The text keeps its focus and its selection.
      onPointerDown={(event) => event.preventDefault()}
      onClick={act}
    >
      {name}
    </button>
  )
}

function LanguageChoice(props: {
  marks: Marks | null
  lang: string
  onChoose: (language: Marks['language']) => void
}) {
  const { marks, lang, onChoose } = props
  const messages = useLazyMessages(richTextFieldMessages)
  const names = partLanguageNames(useLanguage())
  return (
    <select
      aria-label={messages.language}
      value={marks?.language ?? ''}
      disabled={!marks?.hasSelection}
      onChange={({ target }) => onChoose(isPartLanguage(target.value) ? target.value : null)}
    >
      <option value="">{messages.textLanguage}</option>
      {names
        .filter(({ code }) => code !== lang)
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </select>
  )
}

/** Asks for the target of a link; null removes it. */
function LinkInput({ href, onSet }: { href: string; onSet: (href: string | null) => void }) {
  const messages = useLazyMessages(richTextFieldMessages)
  const [typed, setTyped] = useState(href)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  const set = () => {
    const target = meantTarget(typed)
    if (kindOfTarget(target) === null) setError(messages.wrongLink)
    else onSet(target)
  }
  return (
    <div ref={field} className={styles.link}>
      <FieldFrame label={messages.linkTarget} hint={messages.linkHint} error={error}>
        {(ids) => (
          <input
            {...ids}
            type="text"
            value={typed}
            maxLength={500}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              set()
            }}
          />
        )}
      </FieldFrame>
      <p>
        <StaffButton look="text" onClick={set}>
          {messages.setLink}
        </StaffButton>
        <StaffButton look="text" onClick={() => onSet(null)}>
          {messages.noLink}
        </StaffButton>
      </p>
    </div>
  )
}
