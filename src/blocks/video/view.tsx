import type { Embed } from '../embed-read.ts'
import { Embedded } from '../embedded.tsx'
import type { BlockViewProps } from '../view.ts'
import type { VideoFields } from './schema.ts'

export function View({ fields, data, context }: BlockViewProps<VideoFields, Embed | null>) {
  const { title, length, anchor, video_url: given } = fields
  return (
    <Embedded kind="video" source={data} picture={fields} {...{ given, context, anchor, title, length }} />
  )
}
