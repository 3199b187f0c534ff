import type { Embed } from '../embed-read.ts'
import { Embedded } from '../embedded.tsx'
import type { BlockViewProps } from '../view.ts'
import type { AudioFields } from './schema.ts'

export function View({ fields, data, context }: BlockViewProps<AudioFields, Embed | null>) {
  return (
    <Embedded kind="audio" source={data} given={fields.embed} title={fields.headline} context={context} />
  )
}
