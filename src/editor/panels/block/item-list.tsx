import { FileButton } from '#staff/button/file-button.tsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { acceptedImages } from '#contracts/media-files.ts'
import { blockForms } from '#blocks/forms.generated.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { Calls } from '#editor/model/calls.ts'
import { Sign } from '#editor/controls/sign.tsx'
import type { PanelBlock } from './panel-block.ts'
import styles from './item-list.module.css'
import { ItemRow } from './item-row.tsx'

export type ItemCalls = {
  onSelect: (id: string) => void
  onAdd: (type: string) => void
  onMove: (id: string, by: -1 | 1) => void
  onRemove: (id: string) => void
  /** For lists of pictures: uploads files and adds them. */
  onFiles?: ((files: File[]) => void) | undefined
}

/** The items of a list in their order, each with the beginning of its content. */
export function ItemList(
  props: ItemCalls & {
    items: readonly PanelBlock[]
    /** The block types allowed in the list. */
    kinds: readonly string[]
    calls: Calls
    /** The ids of the items with validation errors. */
    invalid?: ReadonlySet<string>
  },
) {
  const { items, kinds, calls, invalid, onSelect, onAdd, onMove, onRemove, onFiles } = props
  const language = useLanguage()
  const messages = useLazyMessages(editorBlocksMessages)
  const [spoken, setSpoken] = useState('')
  const list = useRef<HTMLFieldSetElement>(null)
  /** The element to focus once the items have changed: moving or removing an item loses the focus. */
  const wanted = useRef<{ item: string | null; button: string } | null>(null)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { item, button } = wanted.current
    wanted.current = null
    const place =
      item === null ? list.current : list.current?.querySelector(`[data-item="${CSS.escape(item)}"]`)
    place?.querySelector<HTMLElement>(`[data-way="${button}"]`)?.focus({ preventScroll: true })
  })
  const move = (index: number, by: -1 | 1, name: string) => {
    const item = items[index]
    if (!item || !items[index + by]) return
    wanted.current = { item: item.id, button: by < 0 ? 'up' : 'down' }
    onMove(item.id, by)
    setSpoken(messages.panel.moved(name, index + 1 + by, items.length))
  }
  const remove = (index: number) => {
    const item = items[index]
    if (!item) return
    const heir = items[index + 1] ?? items[index - 1]
    wanted.current = heir ? { item: heir.id, button: 'remove' } : { item: null, button: 'add' }
    onRemove(item.id)
  }
  return (
    <fieldset ref={list} className={styles.list}>
      <legend>{messages.panel.items}</legend>
      {items.length === 0 && <p className={styles.empty}>{messages.panel.itemsEmpty}</p>}
      <ol>
        {items.map((item, index) => (
          <ItemRow
            key={item.id}
            item={item}
            calls={calls}
            number={index + 1}
            count={items.length}
            isInvalid={invalid?.has(item.id) ?? false}
            onSelect={() => onSelect(item.id)}
            onMove={(by, name) => move(index, by, name)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {kinds.map((kind) => (
        <button key={kind} type="button" data-way="add" className={styles.add} onClick={() => onAdd(kind)}>
          <Sign name="plus" size={16} />
          {messages.panel.add(blockForms[kind]?.name[language] ?? kind)}
        </button>
      ))}
      {onFiles && (
        <FileButton accept={acceptedImages} className={styles.add} isMultiple onFiles={onFiles}>
          {messages.files.upload}
        </FileButton>
      )}
      <output className="visually-hidden">{spoken}</output>
    </fieldset>
  )
}
