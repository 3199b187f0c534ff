import { useEffect, useRef, useState } from 'react'
import { LineField, LinesField } from '#fields/controls/text-fields.tsx'
import { useStore } from '#design/use-store.ts'
import { cleanText } from '#i18n/plain-text.ts'
import { suggestionMessages } from '#i18n/lazy/editor-suggestions.ts'
import { findForm } from '#blocks/find-form.ts'
import { findBlock, isSame } from '#operations/index.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'
import { errorOfText } from '#editor/model/blocks/paste-error.ts'
import {
  currentText,
  suggestibleTexts,
  type SuggestibleText,
} from '#editor/model/blocks/suggestible-texts.ts'
import { nameOfType } from '#editor/page/actions/block-messages.ts'
import { useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import styles from './comments.module.css'
import { RichTextField } from '#staff/rich-text/rich-text-field.tsx'
import { WriteComment } from './write-comment.tsx'

/** Asks for another wording of a text, and for a reason. The draft is not touched. */
export function SuggestDialog(props: { block: string; field: string | null; onClose: () => void }) {
  const { block: id, field: wanted, onClose } = props
  const workspace = useWorkspace()
  const { session, discussion, slug, language } = workspace.draft
  const { tools } = workspace.shell
  const { interfaceLanguage } = useTexts()
  const messages = suggestionMessages[interfaceLanguage]
  const people = useStore(discussion.state, (state) => state?.people) ?? []
  // The text that the suggestion is made on is the one that was there when the dialog opened.
  const [block] = useState(() => findBlock(session.editor().content, id)?.block ?? null)
  const texts = block ? suggestibleTexts(block) : []
  const [chosen, setChosen] = useState(wanted ?? (block && mainTextOf(block, texts)))
  const [typed, setTyped] = useState<Record<string, unknown>>({})
  const [error, setError] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const focusText = () =>
    place.current?.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus()
  // The text is what the dialog was opened for, although a choice may precede it.
  useEffect(focusText, [])
  const text = texts.find(({ field }) => field === chosen) ?? texts[0]
  if (!block || !text) return null
  const before = currentText(block, text)
  const after = Object.hasOwn(typed, text.field) ? asStored(text, typed[text.field]) : before
  const isBegun = texts.some(
    (one) =>
      Object.hasOwn(typed, one.field) && !isSame(asStored(one, typed[one.field]), currentText(block, one)),
  )
  const mayClose = () => {
    if (!isBegun) return true
    void tools.ask(messages.lose).then((isYes) => isYes && onClose())
    return false
  }
  const isReady = () => {
    const isChanged = !isSame(before, after)
    const isAccepted = errorOfText(session.editor().content, id, text.field, after) === null
    setError(isChanged ? (isAccepted ? null : messages.tooLong) : messages.unchanged)
    if (!isChanged || !isAccepted) focusText()
    return isChanged && isAccepted
  }
  const change = (value: unknown) => {
    setTyped((known) => ({ ...known, [text.field]: value }))
    setError(null)
  }
  const common = { label: text.label[interfaceLanguage], lang: language, error: error ?? undefined }
  const shown = Object.hasOwn(typed, text.field) ? typed[text.field] : before
  const plain = typeof shown === 'string' ? shown : ''
  return (
    <Dialog
      help="suggest"
      title={messages.title(nameOfType(block.type, interfaceLanguage))}
      onClose={onClose}
      mayClose={mayClose}
    >
      <div className={styles['suggest']}>
        <p className={styles['soft']}>{messages.intro}</p>
        {texts.length > 1 && (
          <label>
            {messages.which}
            <select value={text.field} onChange={({ target }) => setChosen(target.value)}>
              {texts.map(({ field, label }) => (
                <option key={field} value={field}>
                  {label[interfaceLanguage]}
                </option>
              ))}
            </select>
          </label>
        )}
        <div key={text.field} ref={place}>
          {text.kind === 'line' && (
            <LineField
              {...common}
              value={plain}
              limit={text.limit}
              characters={text.characters}
              onChange={change}
            />
          )}
          {text.kind === 'lines' && (
            <LinesField
              {...common}
              value={plain}
              limit={text.limit}
              rows={text.rows}
              isOneLine={text.isOneLine}
              onChange={change}
            />
          )}
          {text.kind === 'rich' && <RichTextField {...common} value={shown} onChange={change} />}
        </div>
        <WriteComment
          label={messages.reason}
          action={messages.send}
          people={people}
          isReady={isReady}
          onSend={async (reason, mentions) => {
            // The server compares the text with the stored draft.
            await session.flush()
            const json = { block: id, field: text.field, before, after, reason, mentions }
            await discussion.take(
              tools.calls.post('/pageeditor-api/draft/{slug}/suggestions', { params: { slug }, json }),
            )
            onClose()
            tools.tell(messages.sent)
          }}
        />
      </div>
    </Dialog>
  )
}

/** A text as it is stored when it is typed on the page (`line-typing.ts`). */
function asStored({ kind }: SuggestibleText, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = cleanText(value)
  return kind === 'line' ? text.replace(/\s*\n\s*/g, ' ') : text
}

/** The text that is most likely meant if none was being typed in: the longest one that is shown on the page. */
function mainTextOf(
  block: Parameters<typeof currentText>[0] & { type: string },
  texts: SuggestibleText[],
): string | null {
  const inPlace = new Set((findForm(block.type)?.inPlace ?? []).map(({ field }) => field))
  const lengthOf = (text: SuggestibleText) => JSON.stringify(currentText(block, text)).length
  const [main] = texts
    .filter(({ field }) => inPlace.has(field))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
  return main?.field ?? texts[0]?.field ?? null
}
