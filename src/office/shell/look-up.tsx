import { useId } from 'react'
import { Combobox, type PickOption } from '#fields/controls/combobox.tsx'
import { useLanguage } from '#i18n/language-context.tsx'
import { addressOf, definitionOf, useRecordMessages, useRecords } from '../records/records-context.ts'
import { useStart } from '../start-context.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'
import styles from './shell.module.css'

/** Finds records of all kinds and places of the back office by their names, and goes there. */
export function LookUp({ onClose }: { onClose: () => void }) {
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useRecordMessages()
  const id = useId()
  const { top, groups } = useStart().menu[language]
  const places = [...groups.flatMap((group) => group.places), ...top]
  const search = async (query: string): Promise<PickOption[]> => {
    if (query === '') return []
    return (await calls.get('look-up', { query: { query } })).flatMap((found) => {
      const definition = definitionOf(found.kind)
      if (!definition) return []
      return [
        {
          value: addressOf(definition, found.id),
          title: found.title,
          detail: found.detail,
          kind: definition.names[language].one,
        },
      ]
    })
  }
  const findPlaces = (query: string): PickOption[] =>
    places
      .filter(({ name }) => query !== '' && name.toLowerCase().includes(query.toLowerCase()))
      .map(({ name, href }) => ({ value: href, title: name, detail: '', kind: messages.lookUp.place }))
  return (
    <Dialog title={messages.lookUp.title} onClose={onClose}>
      <div className={styles.looking}>
        <label htmlFor={id} className="visually-hidden">
          {messages.lookUp.placeholder}
        </label>
        <Combobox
          ids={{ id, 'aria-describedby': undefined, 'aria-invalid': undefined }}
          placeholder={messages.lookUp.placeholder}
          search={search}
          typed={findPlaces}
          hasFocusAtOnce
          onCancel={onClose}
          onChoose={({ value }) => location.assign(value)}
        />
      </div>
    </Dialog>
  )
}
