import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { languages } from '#i18n/languages.ts'
import type { MenuEntry } from '#records/field.ts'
import { menuMessages } from '../../messages/menus.ts'
import { useRecordMessages } from '../../records/records-context.ts'
import type { FieldOf } from '../field-kind.ts'
import { EntryForm } from './entry-form.tsx'
import type { Direction, Path } from './move-entry.ts'
import styles from './menu.module.css'
import type { RowActions } from './row-actions.ts'
import { nameOfEntry, pageOfEntry, placeOfEntry, type MenuPages } from './shown-entries.ts'
import { useEntryDragging } from './use-entry-dragging.ts'

const arrows = { up: '↑', down: '↓', in: '→', out: '←' } as const
const keys: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** One entry with its actions, its fields when it is open, and the entries below it. */
export function MenuRow(props: {
  entry: MenuEntry
  path: Path
  pages: MenuPages
  field: FieldOf<'menu'>
  isOpen: boolean
  errorOf: (path: string) => string | undefined
  actions: RowActions
  children: ReactNode
}) {
  const { entry, path, pages, field, isOpen, errorOf, actions, children } = props
  const language = useLanguage()
  const messages = useLazyMessages(menuMessages)
  const { clear } = useRecordMessages()
  const row = useRef<HTMLDivElement>(null)
  const grip = useRef<HTMLSpanElement>(null)
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const address = path.join('.')
  const position = useEntryDragging({ row, grip, address, actions: latest })
  const name = nameOfEntry(entry, pages, language) || messages.unnamed
  const ownError = (part: string) => errorOf(`${path.join('.children.')}.${part}`)
  const hasError = ['target', 'url.de', 'url.en', 'label.de', 'label.en'].some((part) => ownError(part))
  const marks = [placeOfEntry(entry, pages, language), entry.is_highlight && messages.highlighted]
  const directions = field.depth > 1 ? (['up', 'down', 'in', 'out'] as const) : (['up', 'down'] as const)
  const pressKey = (event: KeyboardEvent) => {
    const direction = event.altKey ? keys[event.key] : undefined
    if (direction === undefined) return
    event.preventDefault()
    actions.move(path, direction, 'name')
  }
  return (
    <li>
      <div ref={row} className={styles.row} data-path={address} data-drop={position}>
        <div className={styles.head}>
          {/* A handle for the pointer; keys have the buttons beside it. */}
          <span ref={grip} aria-hidden="true" title={messages.drag}>
            ⠿
          </span>
          <button
            type="button"
            className={styles.name}
            data-focus="name"
            aria-expanded={isOpen || hasError}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
            onClick={() => actions.toggle(path)}
            onKeyDown={pressKey}
          >
            <b>{name}</b>
            <small>{marks.filter(Boolean).join(' · ')}</small>
            <Unseen {...{ entry, pages }} />
          </button>
          <div className={styles.buttons}>
            {directions.map((direction) => {
              const isOff = !actions.canMove(path, direction)
              return (
                <button
                  key={direction}
                  type="button"
                  data-focus={direction}
                  aria-label={messages[direction](name)}
                  aria-disabled={isOff}
                  onClick={isOff ? undefined : () => actions.move(path, direction, direction)}
                >
                  <span aria-hidden="true">{arrows[direction]}</span>
                </button>
              )
            })}
            <button type="button" aria-label={messages.remove(name)} onClick={() => actions.remove(path)}>
              {clear}
            </button>
          </div>
        </div>
        {(isOpen || hasError) && (
          <EntryForm
            {...{ entry, pages }}
            mayBeHighlighted={field.hasHighlights === true && path.length === 1}
            errorOf={ownError}
            onChange={(next) => actions.change(path, next)}
          />
        )}
      </div>
      {children}
    </li>
  )
}

/** Says in which languages visitors do not get the entry. */
function Unseen({ entry, pages }: { entry: MenuEntry; pages: MenuPages }) {
  const messages = useLazyMessages(menuMessages)
  const page = pages.get(pageOfEntry(entry) ?? 0)
  if (!page) return null
  const missing = languages.filter((language) => !page.listed[language])
  if (missing.length === 0) return null
  const text = page.is_deleted
    ? messages.deleted
    : missing.length === languages.length
      ? messages.hidden
      : missing.map((language) => messages.hiddenIn[language]).join(', ')
  return <em>{text}</em>
}
