import type { BlockForm } from '#blocks/form.ts'
import { blockForms } from '#blocks/forms.generated.ts'
import type { StoredBlock } from '#contracts/pages.ts'

type Made = ReturnType<BlockForm['create']>

/** The types that a block can be turned into: those with the same contents that are allowed in the same place. */
export function kindsFor(block: StoredBlock): string[] {
  return Object.keys(blockForms).filter((type) => type !== block.type && turnedInto(block, type) !== null)
}

/**
 * The result of turning a block into another type: one block or several. Null when the types have nothing in common,
 * or when nothing would be left.
 */
export function turnedInto(block: StoredBlock, type: string): Made[] | null {
  const from = formOf(block.type)
  const to = formOf(type)
  if (!from?.isOffered || !to?.isOffered) return null
  const made =
    from.words && to.words
      ? to.words.write(from.words.read(block))
      : from.pictures && to.pictures
        ? to.pictures.write(from.pictures.read(block))
        : []
  return made.length > 0 ? made : null
}

function formOf(type: string): BlockForm | undefined {
  return Object.hasOwn(blockForms, type) ? blockForms[type] : undefined
}
