import { ButtonLink } from '#design/button/button.tsx'
import { addressOf } from '#design/rich-text/rich-text.tsx'
import { useMessages } from '#i18n/language-context.tsx'
import type { BlockViewProps } from '../view.ts'
import styles from './link.module.css'
import type { LinkFields } from './schema.ts'

export function View({ fields, context }: BlockViewProps<LinkFields>) {
  const messages = useMessages()
  const address = addressOf(fields.link, context.links)
  if (address === null) return context.isStaff ? <p>{fields.content}</p> : null
  if (fields.extra_class === 'button')
    return (
      <p id={fields.anchor || undefined}>
        <ButtonLink href={address}>{fields.content}</ButtonLink>
      </p>
    )
  return (
    <p id={fields.anchor || undefined} className={styles.link}>
      {fields.open_new_window ? (
        <a href={address} target="_blank" rel="noopener">
          {fields.content} <span className="visually-hidden">{messages.content.newWindow}</span>
        </a>
      ) : (
        <a href={address}>{fields.content}</a>
      )}
    </p>
  )
}
