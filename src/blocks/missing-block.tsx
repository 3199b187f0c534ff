import { useLazyMessages } from '#i18n/language-context.tsx'
import styles from './missing-block.module.css'
import { isMissingReason, missingMessages, type MissingReason } from './missing-messages.ts'

export type MissingBlockProps = {
  reason: MissingReason | (string & {})
  /** The subject in the editor's terms: the type of a block, the text of a link. */
  subject?: string
  isItem?: boolean
}

/** The placeholder itself; blocks use `Missing`. */
export function MissingBlock({ reason, subject = '', isItem = false }: MissingBlockProps) {
  const { hint, reasons } = useLazyMessages(missingMessages)
  const why = isMissingReason(reason) ? reason : 'invalid_fields'
  const Element = isItem ? 'li' : 'div'
  return (
    <Element className={styles.missing} data-missing={reason}>
      <p className={styles.reason}>{reasons[why](subject)}</p>
      <p>{hint}</p>
    </Element>
  )
}
