import type { BlockViewProps } from '../view.ts'
import styles from './quote.module.css'
import type { QuoteFields } from './schema.ts'

export function View({ fields, context }: BlockViewProps<QuoteFields>) {
  return (
    <figure id={fields.anchor || undefined} className={styles.quote}>
      <blockquote lang={fields.language || undefined}>
        <p>{fields.content}</p>
      </blockquote>
      {(fields.author || context.isEdited) && <figcaption>{fields.author}</figcaption>}
    </figure>
  )
}
