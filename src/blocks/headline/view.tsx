import type { BlockViewProps } from '../view.ts'
import styles from './headline.module.css'
import type { HeadlineFields } from './schema.ts'

export function View({ fields }: BlockViewProps<HeadlineFields>) {
  const Heading = headings[fields.headline_level - 2] ?? 'h2'
  return (
    <div className={`${styles.headline} ${fields.extra_class === 'centered' ? styles.centered : ''}`}>
      {fields.preline && <p className={styles.preline}>{fields.preline}</p>}
      <Heading id={fields.anchor || undefined}>{fields.content}</Heading>
      {fields.subline && <p className={styles.subline}>{fields.subline}</p>}
    </div>
  )
}

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const
