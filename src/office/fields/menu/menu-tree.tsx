import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { FieldFrame, FieldGroup } from '#fields/controls/field-frame.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { MenuEntry } from '#records/field.ts'
import { menuMessages } from '../../messages/menus.ts'
import { Notice, type Told } from '#staff/notice/notice.tsx'
import type { ControlProps } from '../field-kind.ts'
import { MenuPreview } from './menu-preview.tsx'
import { MenuRow } from './menu-row.tsx'
import {
  countEntries,
  dropEntry,
  entryAt,
  moveEntry,
  replaceEntry,
  type Moved,
  type Path,
} from './move-entry.ts'
import styles from './menu.module.css'
import type { RowActions } from './row-actions.ts'
import { nameOfEntry } from './shown-entries.ts'
import { TargetField } from './target-field.tsx'
import { useMenuPages } from './use-menu-pages.ts'

type Focus = { path: Path; part: string }

/** The entries of a menu: moved by drag and by keys, changed, added and removed, each step with a way back. */
export function MenuTree(
  props: Omit<ControlProps<'menu'>, 'value' | 'Input' | 'titles'> & { entries: readonly MenuEntry[] },
) {
  const { field, label, hint, error, errorOf, entries, onChange } = props
  const { depth, max } = field
  const language = useLanguage()
  const messages = useLazyMessages(menuMessages)
  const pages = useMenuPages(entries)
  const [open, setOpen] = useState<string | null>(null)
  const [told, setTold] = useState<Told>(null)
  const [earlier, setEarlier] = useState<readonly (readonly MenuEntry[])[]>([])
  const [focus, setFocus] = useState<Focus | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!focus) return
    const row = place.current?.querySelector(`[data-path="${focus.path.join('.')}"]`)
    row?.querySelector<HTMLElement>(`[data-focus="${focus.part}"]`)?.focus()
  }, [focus])

  const nameOf = (entry: MenuEntry) => nameOfEntry(entry, pages, language) || messages.unnamed
  /** The entry whose fields are being typed in, which is one step. */
  const [typed, setTyped] = useState<string | null>(null)
  const step = (next: readonly MenuEntry[], text: string) => {
    setEarlier((before) => [...before, entries])
    setTyped(null)
    setTold({ text })
    onChange(next)
  }
  const undo = () => {
    const last = earlier.at(-1)
    if (!last) return
    setEarlier(earlier.slice(0, -1))
    setTyped(null)
    setOpen(null)
    setTold({ text: messages.undone })
    onChange(last)
  }
  const put = (moved: Moved | null, part: string) => {
    const entry = moved && entryAt(moved.entries, moved.path)
    if (!moved || !entry) return
    const above = moved.path.length > 1 ? entryAt(moved.entries, moved.path.slice(0, -1)) : undefined
    const level = above?.children ?? moved.entries
    const at = (moved.path.at(-1) ?? 0) + 1
    step(moved.entries, messages.moved(nameOf(entry), at, level.length, above ? nameOf(above) : null))
    setOpen(null)
    setFocus({ path: moved.path, part })
  }
  const actions: RowActions = {
    toggle: (path) => setOpen((before) => (before === path.join('.') ? null : path.join('.'))),
    move: (path, direction, part) => put(moveEntry(entries, path, direction, depth), part),
    canMove: (path, direction) => moveEntry(entries, path, direction, depth) !== null,
    canDrop: (from, drop) => dropEntry(entries, from, drop, depth) !== null,
    drop: (from, drop) => put(dropEntry(entries, from, drop, depth), 'name'),
    change: (path, next) => {
      if (typed !== path.join('.')) setEarlier((before) => [...before, entries])
      setTyped(path.join('.'))
      onChange(replaceEntry(entries, path, next))
    },
    remove: (path) => {
      const entry = entryAt(entries, path)
      if (!entry) return
      setOpen(null)
      step(replaceEntry(entries, path), messages.removed(nameOf(entry)))
      const before = [...path.slice(0, -1), Math.max(0, (path.at(-1) ?? 0) - 1)]
      setFocus({ path: before, part: 'name' })
    },
  }
  const add = (given: Pick<MenuEntry, 'target' | 'url'>, title: string) => {
    const isPage = given.target.startsWith('page:')
    const name = isPage || given.target === '' ? '' : title
    const entry = { ...given, label: { de: name, en: '' }, is_highlight: false, children: [] }
    step([...entries, entry], messages.added(title))
    // Whatever has no title of its own needs a name.
    setOpen(isPage ? null : String(entries.length))
    setFocus({ path: [entries.length], part: 'name' })
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    // A text has its own undo.
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    undo()
  }
  const action = earlier.length > 0 ? { label: messages.undo, act: undo } : undefined
  return (
    <FieldGroup {...{ label, hint, error }}>
      {/* The keys work in all of its buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={place} className={styles.menu} onKeyDown={pressKey}>
        <p className={styles.hint}>{entries.length === 0 ? messages.empty : messages.hint}</p>
        <Level {...{ entries, pages, field, open, errorOf, actions }} above={[]} />
        <Notice told={told ? { ...told, action } : null} />
        {countEntries(entries) < max ? (
          <FieldFrame label={messages.add} hint={messages.addHint}>
            {(ids) => <TargetField key={countEntries(entries)} ids={ids} onChoose={add} />}
          </FieldFrame>
        ) : (
          <p>{messages.full}</p>
        )}
        <MenuPreview {...{ entries, pages }} hasHighlights={field.hasHighlights === true} />
      </div>
    </FieldGroup>
  )
}

type LevelProps = Omit<Parameters<typeof MenuRow>[0], 'entry' | 'path' | 'children' | 'isOpen'> & {
  entries: readonly MenuEntry[]
  above: Path
  open: string | null
}

function Level({ entries, above, open, ...props }: LevelProps) {
  if (entries.length === 0) return null
  return (
    <ol>
      {entries.map((entry, index) => {
        const path = [...above, index]
        return (
          // An entry has no name of its own that lasts, and nothing in a row does.
          <MenuRow key={index} {...props} entry={entry} path={path} isOpen={open === path.join('.')}>
            <Level {...props} entries={entry.children} above={path} open={open} />
          </MenuRow>
        )
      })}
    </ol>
  )
}
