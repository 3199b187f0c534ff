import { use } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import styles from './missing-block.module.css'
import { isMissingReason, missingMessages, type MissingReason } from './missing-messages.ts'
import { TableShapeContext } from './table-shape.ts'

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
  const { columns } = use(TableShapeContext)
  const isRow = isItem && columns > 0
  const Element = isItem && !isRow ? 'li' : 'div'
  const note = (
    <Element className={styles.missing} data-missing={reason}>
      <p className={styles.reason}>{reasons[why](subject)}</p>
      <p>{hint}</p>
    </Element>
  )
  if (!isRow) return note
  return (
    <tr>
      <td colSpan={columns}>{note}</td>
    </tr>
  )
}
