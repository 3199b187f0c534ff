import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { Disclosure } from '../shell/disclosure.tsx'
import { useRecordMessages } from './records-context.ts'
import styles from './records.module.css'
import { useKept } from './use-kept.ts'
import type { List } from './use-list.ts'

type View = { name: string; query: string }

/** How many views an account keeps of a kind. */
const maxViews = 30

/** Searches, filters and orders that the account has kept under a name in this browser. */
export function ListViews(props: { list: Pick<List, 'definition' | 'query' | 'setQuery'> }) {
  const { definition, query, setQuery } = props.list
  const messages = useRecordMessages()
  const [views, setViews] = useKept<readonly View[]>(`views:${definition.kind}`, [])
  const [name, setName] = useState('')
  return (
    <Disclosure summary={messages.views}>
      {views.length === 0 && <p>{messages.noViews}</p>}
      {views.length > 0 && (
        <ul>
          {views.map((view) => (
            <li key={view.name} className={styles.view}>
              <button type="button" aria-pressed={view.query === query} onClick={() => setQuery(view.query)}>
                {view.name}
              </button>
              <button
                type="button"
                aria-label={messages.forgetView(view.name)}
                onClick={() => setViews(views.filter((one) => one !== view))}
              >
                <Icon name="close" size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        aria-label={messages.keepView}
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = name.trim()
          if (wanted === '') return
          setViews([...views.filter((one) => one.name !== wanted), { name: wanted, query }].slice(-maxViews))
          setName('')
        }}
      >
        <label>
          {messages.viewName}
          <input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </label>
        <StaffButton type="submit">{messages.keepView}</StaffButton>
      </form>
    </Disclosure>
  )
}
