import type { ShownContent } from '#blocks/content.tsx'
import type { Anchor } from './anchor-navigation.tsx'

/** The places of a page that its editors gave a name, in the order of the page. */
export function anchorsOf(content: Pick<ShownContent, 'containers'> | null): Anchor[] {
  const blocks = content?.containers.flatMap((container) => container.columns.flat()) ?? []
  return blocks.flatMap(({ place }) => place ?? [])
}
