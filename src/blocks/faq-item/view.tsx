import { RichText } from '#design/rich-text/rich-text.tsx'
import type { BlockViewProps } from '../view.ts'
import styles from './faq-item.module.css'
import type { FaqItemFields } from './schema.ts'

/**
 * The anchor is on the answer, not on the disclosure: browsers open a disclosure that contains the target of a link,
 * also without scripts.
 */
export function View({ fields, context }: BlockViewProps<FaqItemFields>) {
  return (
    <li className={styles.item}>
      <details>
        <summary>
          <span>{fields.content}</span>
          <span className={styles.mark} aria-hidden="true" />
        </summary>
        <div id={fields.anchor || undefined} className={styles.answer}>
          <RichText document={fields.text} links={context.links} />
        </div>
      </details>
    </li>
  )
}
