import type { ReactNode } from 'react'
import { MissingBlock, type MissingBlockProps } from './missing-block.tsx'
import type { BlockContext } from './view.ts'

/**
 * The placeholder that staff see when a block, or a part of it, can't be shown: it names the block and the reason.
 * Visitors see nothing. With `isItem` it is a list item.
 */
export function Missing({
  context,
  ...note
}: MissingBlockProps & { context: Pick<BlockContext, 'isStaff'> }): ReactNode {
  return context.isStaff ? <MissingBlock {...note} /> : null
}
