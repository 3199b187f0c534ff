import { StaffButton } from '#staff/button/staff-button.tsx'
import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { EditorState, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useId, useRef, useState } from 'react'
import { kindOfTarget, meantTarget } from '#design/rich-text/link-target.ts'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import richTextStyles from '#design/rich-text/rich-text.module.css'
import { FieldFrame, FieldNotes } from '#fields/controls/field-frame.tsx'
import { tidyPastedHtml } from '#fields/rich-text/paste.ts'
import { richTextSchema as schema } from '#fields/rich-text/rich-text-schema.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { isPartLanguage, partLanguageNames } from '#i18n/part-languages.ts'
import { isSame } from '#operations/index.ts'
import { useRecordMessages } from '../records/records-context.ts'
import styles from './fields.module.css'

/** How many steps of typing can be undone. */
const maxSteps = 200

/** Formatted text with the marks of the page editor. */
export function RichTextInput(props: {
  label: string
  hint: string | undefined
  error: string | undefined
  lang: string
  value: unknown
  onChange: (document: unknown) => void
}) {
  const { label, hint, error, lang, value, onChange } = props
  const { rich: messages } = useRecordMessages()
  const interfaceLanguage = useLanguage()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const told = useRef(onChange)
  const notes = useRef('')
  const [active, setActive] = useState({
    bold: false,
    italic: false,
    link: false,
    language: '',
    hasSelection: false,
  })
  const [isLinking, setIsLinking] = useState(false)
  useEffect(() => {
    told.current = onChange
  }, [onChange])

  useEffect(() => {
    const undone: Node[] = []
    const undo: Command = () => {
      const before = undone.pop()
      if (before && view.current) replaceDocument(view.current, before)
      return true
    }
    const created = new EditorView(place.current, {
      state: EditorState.create({
        doc: documentOf(value),
        plugins: [keymap({ ...keys, 'Mod-z': undo }), keymap(baseKeymap)],
      }),
      attributes: () => ({
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(notes.current && { 'aria-describedby': notes.current }),
        lang,
        class: richTextStyles.text ?? '',
      }),
      transformPastedHTML: (html) => tidyPastedHtml(html, lang),
      dispatchTransaction(transaction) {
        const before = created.state.doc
        created.updateState(created.state.apply(transaction))
        setActive({
          bold: hasMark(created.state, 'bold'),
          italic: hasMark(created.state, 'italic'),
          link: hasMark(created.state, 'link'),
          language: languageOf(created.state),
          hasSelection: !created.state.selection.empty,
        })
        if (!transaction.docChanged || transaction.getMeta(replaced) === 'outside') return
        if (transaction.getMeta(replaced) === undefined) {
          undone.push(before)
          if (undone.length > maxSteps) undone.shift()
        }
        told.current(readRichText(created.state.doc.toJSON()))
      },
    })
    view.current = created
    return () => created.destroy()
    // The view outlives changes of the value, which the next effect hands to it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, lang])

  useEffect(() => {
    const { current } = view
    if (current && !isSame(readRichText(current.state.doc.toJSON()), readRichText(value)))
      replaceDocument(current, documentOf(value), 'outside')
  }, [value])

  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  useEffect(() => {
    notes.current = described
    // The view asks for its attributes again.
    view.current?.setProps({})
  }, [described])

  const run = (command: Command) => () => {
    const { current } = view
    if (!current) return
    command(current.state, current.dispatch.bind(current), current)
    current.focus()
  }
  const tools = [
    { name: messages.bold, isOn: active.bold, act: run(toggleMark(schema.marks.bold)) },
    { name: messages.italic, isOn: active.italic, act: run(toggleMark(schema.marks.italic)) },
    { name: messages.list, isOn: undefined, act: run(toggleList) },
    { name: messages.link, isOn: active.link, act: () => setIsLinking(!isLinking) },
  ]
  return (
    <div className={styles.rich} data-invalid={error === undefined ? undefined : ''}>
      <p id={`${id}-label`}>{label}</p>
      <div>
        <div role="toolbar" aria-label={messages.tools(label)}>
          {tools.map(({ name, isOn, act }) => (
            <button key={name} type="button" aria-pressed={isOn} onClick={act}>
              {name}
            </button>
          ))}
          <select
            aria-label={messages.language}
            value={active.language}
            disabled={!active.hasSelection}
            // The focus stays, because arrow keys choose one language after the other.
            onChange={({ target }) => {
              const { current } = view
              if (current) languageCommand(target.value)(current.state, current.dispatch.bind(current))
            }}
          >
            <option value="">{messages.textLanguage}</option>
            {partLanguageNames(interfaceLanguage)
              .filter(({ code }) => code !== lang)
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </select>
        </div>
        {isLinking && (
          <LinkInput
            onSet={(href) => {
              setIsLinking(false)
              run(linkTo(href))()
            }}
          />
        )}
        <div ref={place} />
      </div>
      <FieldNotes {...{ id, hint, error }} />
    </div>
  )
}

/** Asks for the target of a link; null removes it. */
function LinkInput({ onSet }: { onSet: (href: string | null) => void }) {
  const { rich: messages } = useRecordMessages()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  const set = () => {
    const href = meantTarget(typed)
    if (kindOfTarget(href) === null) setError(messages.wrongLink)
    else onSet(href)
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

const item = schema.nodes.listItem
const toggleList: Command = (state, dispatch, view) =>
  liftListItem(item)(state, dispatch, view) || wrapInList(schema.nodes.bulletList)(state, dispatch, view)
const keys = {
  'Mod-b': toggleMark(schema.marks.bold),
  'Mod-i': toggleMark(schema.marks.italic),
  Enter: splitListItem(item),
  // Elsewhere than in a list, the key leads to the next field.
  Tab: chainCommands(sinkListItem(item)),
  'Shift-Tab': chainCommands(liftListItem(item)),
}

/** Marks a transaction that replaces the text: `undo`, or a value that comes from elsewhere. */
const replaced = 'replaced'

function replaceDocument(view: EditorView, document: Node, because: 'undo' | 'outside' = 'undo'): void {
  const { tr, doc } = view.state
  view.dispatch(tr.replaceWith(0, doc.content.size, document.content).setMeta(replaced, because))
}

function linkTo(href: string | null): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection
    const type = schema.marks.link
    if (href === null) {
      const { $from } = state.selection
      const [start, end] = empty ? [$from.start(), $from.end()] : [from, to]
      dispatch?.(state.tr.removeMark(start, end, type))
    } else if (empty) dispatch?.(state.tr.insert(from, schema.text(href, [type.create({ href })])))
    else dispatch?.(state.tr.addMark(from, to, type.create({ href })))
    return true
  }
}

/** Sets the language of the selection; an empty one is that of the text. */
function languageCommand(language: string): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection
    const tr = state.tr.removeMark(from, to, schema.marks.language)
    dispatch?.(language === '' ? tr : tr.addMark(from, to, schema.marks.language.create({ language })))
    return true
  }
}

/** The language of the first of the selected words; empty for that of the text. */
function languageOf({ doc, selection: { from, to } }: EditorState): string {
  let found = ''
  doc.nodesBetween(from, to, (node) => {
    const language: unknown = schema.marks.language.isInSet(node.marks)?.attrs['language']
    if (found === '' && isPartLanguage(language)) found = language
  })
  return found
}

function hasMark(state: EditorState, name: 'bold' | 'italic' | 'link'): boolean {
  const { empty, from, to, $from } = state.selection
  const type = schema.marks[name]
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type)
}

function documentOf(value: unknown): Node {
  const { content } = readRichText(value)
  return Node.fromJSON(schema, {
    type: 'doc',
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  })
}
