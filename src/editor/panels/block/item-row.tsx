import { blockForms } from '#blocks/forms.generated.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { Calls } from '#editor/model/calls.ts'
import { Sign } from '#editor/controls/sign.tsx'
import type { PanelBlock } from './panel-block.ts'
import styles from './item-list.module.css'
import { useTarget } from './picking/use-target.ts'

/** One item of a list. An item without text of its own that refers to an event is labelled with the event's title. */
export function ItemRow(props: {
  item: PanelBlock
  calls: Calls
  number: number
  count: number
  isInvalid: boolean
  onSelect: () => void
  /** `name` is the item's label, for announcements. */
  onMove: (by: -1 | 1, name: string) => void
  onRemove: () => void
}) {
  const { item, calls, number, count, isInvalid, onSelect, onMove, onRemove } = props
  const language = useLanguage()
  const messages = useLazyMessages(editorBlocksMessages)
  const form = blockForms[item.type]
  const record = form?.fields.find(({ kind }) => kind === 'record')
  const chosen = record ? item.fields[record.field] : undefined
  const { title } = useTarget(calls, typeof chosen === 'string' ? chosen : '')
  const summary = form?.summary(item.fields) || title || messages.panel.untitled
  const kind = form?.name[language] ?? item.type
  const name = `${kind} ${number}`
  return (
    <li data-item={item.id}>
      <button type="button" className={styles.name} onClick={onSelect}>
        <span className={styles.number}>
          <span className="visually-hidden">{kind} </span>
          {number}
        </span>
        <span className={styles.summary}>
          {summary}
          <span className="visually-hidden">
            , {messages.panel.edit}
            {isInvalid && `. ${messages.panel.invalid}`}
          </span>
        </span>
        {isInvalid && <Sign name="warning" size={16} />}
      </button>
      {/* At the list's ends the buttons keep the focus and do nothing. */}
      <button
        type="button"
        data-way="up"
        aria-label={messages.panel.up(name)}
        aria-disabled={number === 1}
        onClick={() => onMove(-1, summary)}
      >
        <Sign name="up" size={16} />
      </button>
      <button
        type="button"
        data-way="down"
        aria-label={messages.panel.down(name)}
        aria-disabled={number === count}
        onClick={() => onMove(1, summary)}
      >
        <Sign name="down" size={16} />
      </button>
      <button type="button" data-way="remove" aria-label={messages.panel.remove(name)} onClick={onRemove}>
        <Sign name="remove" size={16} />
      </button>
    </li>
  )
}
