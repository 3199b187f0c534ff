import type { Embed } from '../embed-read.ts'
import { Embedded } from '../embedded.tsx'
import type { BlockViewProps } from '../view.ts'
import type { SocialMediaFields } from './schema.ts'

export function View({ fields, data, context }: BlockViewProps<SocialMediaFields, Embed | null>) {
  return <Embedded kind="social" source={data} given={fields.embed} context={context} />
}
