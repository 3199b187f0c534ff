import type { ShownContent } from '#blocks/content.tsx'
import type { Anchor } from './anchor-navigation.tsx'

/** The anchors that editors gave to places on a page, in page order. */
export function anchorsOf(content: Pick<ShownContent, 'containers'> | null): Anchor[] {
  const blocks = content?.containers.flatMap((container) => container.columns.flat()) ?? []
  return blocks.flatMap(({ place }) => place ?? [])
}
