import type { Embed } from '../embed-read.ts'
import { Embedded } from '../embedded.tsx'
import type { BlockViewProps } from '../view.ts'
import { starmateTitle } from './messages.ts'
import type { StarmateFields } from './schema.ts'

export function View({ fields, data, context }: BlockViewProps<StarmateFields, Embed | null>) {
  return (
    <Embedded
      kind="starmate"
      source={data}
      given={fields.embed}
      title={starmateTitle[context.language]}
      context={context}
    />
  )
}
