import { findForm } from '#blocks/find-form.ts'
import type { FormField } from '#blocks/form.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'

type Choice = FormField & { kind: 'picture' | 'record' | 'embed' | 'link' }

export type MissingChoice = {
  id: string
  /** The list that contains the block; null for others. */
  list: string | null
  choice: Choice
}

const known = new WeakMap<StoredBlock, Choice | null>()

/** The picture, record, address or target without which a block shows nothing; null when it is chosen, or not needed. */
function missingChoice(block: StoredBlock): Choice | null {
  const before = known.get(block)
  if (before !== undefined) return before
  const errors = blockDefinitions[block.type]?.check(block.fields) ?? []
  const missing = new Set(errors.filter(({ error }) => error === 'required').map(({ field }) => field))
  const choice =
    findForm(block.type)
      ?.fields.filter(isChoice)
      .find(({ field }) => missing.has(field)) ?? null
  known.set(block, choice)
  return choice
}

/** All blocks of a content that wait for a choice, also those inside of lists. */
export function findMissingChoices({ containers }: ContentDocument): MissingChoice[] {
  return containers.flatMap(({ columns }) => columns.flat()).flatMap((block) => choicesIn(block, null))
}

function choicesIn(block: StoredBlock, list: string | null): MissingChoice[] {
  const choice = missingChoice(block)
  const own = choice ? [{ id: block.id, list, choice }] : []
  return [...own, ...(block.children ?? []).flatMap((child) => choicesIn(child, block.id))]
}

function isChoice(field: FormField): field is Choice {
  return ['picture', 'record', 'embed', 'link'].includes(field.kind)
}
