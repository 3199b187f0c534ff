import type { BlockViewProps } from '../view.ts'
import type { FaqFields } from './schema.ts'

export function View({ fields, children }: BlockViewProps<FaqFields>) {
  return <div id={fields.anchor || undefined}>{children}</div>
}
