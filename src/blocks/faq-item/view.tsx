import { RichText } from '#design/rich-text/rich-text.tsx'
import type { BlockViewProps } from '../view.ts'
import styles from './faq-item.module.css'
import type { FaqItemFields } from './schema.ts'

export function View({ fields, context }: BlockViewProps<FaqItemFields>) {
  return (
    <details className={styles.item}>
      <summary>
        {fields.content}
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>
        <RichText document={fields.text} links={context.links} />
      </div>
    </details>
  )
}
