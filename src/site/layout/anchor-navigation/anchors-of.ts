import type { ShownContent } from '#blocks/view.ts'
import { sourceDataOf } from '#blocks/source-data.ts'
import type { Anchor } from './anchor-navigation.tsx'

/** The anchors that editors have set on a page, in page order, including those in the shared blocks that it shows. */
export function anchorsOf(content: Pick<ShownContent, 'containers' | 'data'> | null): Anchor[] {
  if (!content) return []
  return content.containers
    .flatMap(({ columns }) => columns.flat())
    .flatMap((block) => [
      ...(block.place ? [block.place] : []),
      ...anchorsOf(sourceDataOf(block, content.data)?.content ?? null),
    ])
}
