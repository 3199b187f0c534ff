import { blockForms } from '#blocks/forms.generated.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { findBlock, type Layout } from '#operations/index.ts'
import { isOriginal } from '#editor/model/blocks/is-original.ts'
import * as actions from './block-actions.ts'
import type { Workspace, InsertionPoint } from '../workspace/workspace.ts'

export { insertBlock } from './block-actions.ts'

/**
 * The block types that may be inserted at a place: those allowed in the list, or all that are allowed in a column.
 */
export function makePaletteTypes({ draft: { session, slug } }: Workspace, at: InsertionPoint): string[] {
  if (at.kind === 'item') {
    const parent = findBlock(session.editor().content, at.parent)?.block
    return [...(blockDefinitions[parent?.type ?? '']?.children ?? [])]
  }
  return (
    Object.entries(blockForms)
      .filter(([type, form]) => form.isOffered && blockDefinitions[type]?.standsAlone)
      // A shared block can't contain another one.
      .filter(([type]) => !isOriginal(slug) || !blockDefinitions[type]?.showsSource)
      .map(([type]) => type)
  )
}

/** Inserts a container after the one that contains the place. */
export function insertContainer(
  workspace: Workspace,
  layout: Layout,
  at: InsertionPoint,
  options: actions.InsertOptions = {},
): void {
  const after = at.kind === 'container' ? at.after : at.kind === 'block' ? at.container : null
  actions.insertContainer(workspace, layout, after, options)
}
