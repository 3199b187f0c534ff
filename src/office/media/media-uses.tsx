import type { MediaRecord } from '#contracts/office-media.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import styles from './media.module.css'

/** Where an item is used, with links to it. */
export function MediaUses({ uses }: Pick<MediaRecord, 'uses'>) {
  const { page: messages } = useOfficeMessages().media
  return (
    <section aria-label={messages.uses}>
      <h2>{messages.uses}</h2>
      {uses.length === 0 && <p className={styles.soft}>{messages.unused}</p>}
      <ul>
        {uses.map(({ kind, id, title, path, place }) => (
          <li key={`${kind}-${id}`}>
            {path === null ? title : <a href={path}>{title}</a>}{' '}
            <span className={styles.soft}>
              {messages.useKinds[kind]}, {messages.places[place]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
