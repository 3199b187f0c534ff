import type { ShownContent } from '#blocks/content.tsx'
import type { Anchor } from './anchor-navigation.tsx'

/** The places of a page that its editors gave a name: headlines with an anchor, in the order of the page. */
export function anchorsOf(content: Pick<ShownContent, 'containers'> | null): Anchor[] {
  const blocks = content?.containers.flatMap((container) => container.columns.flat()) ?? []
  return blocks.flatMap(({ type, fault, fields }) => {
    if (type !== 'headline' || fault !== undefined) return []
    const id = textOf(fields['anchor'])
    const name = textOf(fields['anchor_text']) || textOf(fields['content'])
    return id && name ? [{ id, name }] : []
  })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
