import type { ReactNode } from 'react'
import { latePart } from '#design/late-part/late-part.tsx'
import type { MissingBlockProps } from './missing-block.tsx'
import type { BlockContext } from './view.ts'

/** Comes only to staff: the server names it in their pages (load-content.server.ts). */
const MissingBlock = latePart<MissingBlockProps>(
  'missing-block',
  async () => (await import('./missing-block.tsx')).MissingBlock,
)

/**
 * What staff see where a block, or a part of it, can't be shown: which, and why, in plain words. Visitors see nothing
 * there. With `isItem` it stands in a list.
 */
export function Missing({
  context,
  ...note
}: MissingBlockProps & { context: Pick<BlockContext, 'isStaff'> }): ReactNode {
  return context.isStaff ? <MissingBlock {...note} /> : null
}
