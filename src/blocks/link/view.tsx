import { FileNote } from '#design/download/file-note.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { addressOf, relOf } from '#design/rich-text/link-target.ts'
import { useMessages } from '#i18n/language-context.tsx'
import { Missing } from '../missing.tsx'
import type { BlockViewProps } from '../view.ts'
import styles from './link.module.css'
import type { LinkFields } from './schema.ts'

export function View({ fields, context }: BlockViewProps<LinkFields>) {
  const { content, link, extra_class, anchor, open_new_window } = fields
  const messages = useMessages()
  const address = addressOf(link, context.links)
  if (address === null)
    return <Missing context={context} reason={link ? 'target_gone' : 'no_target'} subject={content} />
  const target = { target: open_new_window ? '_blank' : undefined, rel: relOf(address, open_new_window) }
  const words = (
    <>
      {content}
      <FileNote address={address} />
    </>
  )
  const texts = open_new_window ? <span>{words}</span> : words
  const hint = open_new_window && <span className="visually-hidden"> {messages.content.newWindow}</span>
  return (
    <p id={anchor || undefined} className={styles.link}>
      {extra_class === 'button' ? (
        <ButtonLink href={address} {...target}>
          {texts}
          {hint}
        </ButtonLink>
      ) : (
        <a href={address} {...target}>
          {texts}
          {open_new_window && (
            <span className={styles.mark} aria-hidden="true">
              ↗
            </span>
          )}
          {hint}
        </a>
      )}
    </p>
  )
}
