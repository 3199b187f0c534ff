import { useDraft, useTexts } from '#editor/page/workspace/workspace-context.tsx'
import { useStore } from '#design/use-store.ts'
import styles from '#editor/controls/toolbar.module.css'

const colours = ['#7c4fe0', '#0b7a53', '#b4451f', '#0f6ba8', '#8a1c5b', '#5a6a00']

/** The other editors of this page in this language. */
export function Faces() {
  const { session } = useDraft()
  const { messages } = useTexts()
  const editors = useStore(session.presence, (presence) => presence.editors)
  if (editors.length === 0) return null
  const names = editors.map(({ name }) => name).join(', ')
  return (
    <span className={styles['faces']} title={names}>
      <span className="visually-hidden">{messages.toolbar.others(names)}</span>
      {editors.slice(0, 5).map(({ client, name, user_id: userId }) => (
        <span
          key={client}
          aria-hidden="true"
          className={styles['face']}
          style={{ background: colours[userId % colours.length] }}
        >
          {initialsOf(name)}
        </span>
      ))}
    </span>
  )
}

function initialsOf(name: string): string {
  const parts = name.split(/[\s._-]+/).filter(Boolean)
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((part) => part?.[0]?.toUpperCase() ?? '')
    .join('')
}
