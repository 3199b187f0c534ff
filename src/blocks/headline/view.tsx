import type { BlockViewProps } from '../view.ts'
import styles from './headline.module.css'
import type { HeadlineFields } from './schema.ts'

export function View({ fields }: BlockViewProps<HeadlineFields>) {
  const { headline_level: level, extra_class, preline, content, subline, anchor } = fields
  const Heading = headings[level - 2] ?? 'h2'
  const alignment = extra_class === 'centered' ? styles.centered : ''
  return (
    <div className={`${styles.headline} ${alignment}`} data-level={level}>
      {preline && <p className={styles.preline}>{preline}</p>}
      <Heading id={anchor || undefined} lang={fields.language || undefined}>
        {content}
      </Heading>
      {subline && <p className={styles.subline}>{subline}</p>}
    </div>
  )
}

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const
