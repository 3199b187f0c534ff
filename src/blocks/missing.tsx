import type { ReactNode } from 'react'
import { MissingBlock, type MissingBlockProps } from './missing-block.tsx'
import type { BlockContext } from './view.ts'

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
