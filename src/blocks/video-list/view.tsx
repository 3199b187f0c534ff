import { Missing } from '../missing.tsx'
import type { BlockViewProps } from '../view.ts'
import type { VideoListFields } from './schema.ts'
import styles from './video-list.module.css'

export function View({ fields, context, children, count = 0 }: BlockViewProps<VideoListFields>) {
  if (count === 0) return <Missing context={context} reason="no_items" />
  return (
    <ul id={fields.anchor || undefined} className={styles.list}>
      {children}
    </ul>
  )
}
