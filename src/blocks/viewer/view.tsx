import type { Embed } from '../embed-read.ts'
import { Embedded } from '../embedded.tsx'
import type { BlockViewProps } from '../view.ts'
import { mediaTypeNames } from './messages.ts'
import type { ViewerFields } from './schema.ts'

export function View({ fields, data, context }: BlockViewProps<ViewerFields, Embed | null>) {
  const title = mediaTypeNames[context.language][fields.media_type]
  return <Embedded kind="viewer" source={data} given={fields.embed} {...{ title, context }} />
}
