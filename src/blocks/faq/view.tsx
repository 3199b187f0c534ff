import type { BlockViewProps } from '../view.ts'
import { Missing } from '../missing.tsx'
import type { FaqFields } from './schema.ts'

export function View({ fields, context, children, count = 0 }: BlockViewProps<FaqFields>) {
  if (count === 0) return <Missing context={context} reason="no_items" />
  return <ul id={fields.anchor || undefined}>{children}</ul>
}
