import type { Embed } from '../embed-read.ts'
import { Embedded } from '../embedded.tsx'
import type { BlockViewProps } from '../view.ts'
import type { VideoItemFields } from './schema.ts'
import styles from './video-item.module.css'

export function View({ fields, data, context }: BlockViewProps<VideoItemFields, Embed | null>) {
  const { title, length, content, video_url: given } = fields
  return (
    <li className={styles.item}>
      <Embedded
        kind="video"
        source={data}
        picture={fields}
        text={content}
        {...{ given, context, title, length }}
      />
    </li>
  )
}
