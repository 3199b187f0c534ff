import { findErrors, type BlockError } from '#blocks/find-errors.ts'
import { findDefinition } from '#blocks/find-definition.ts'
import type { Language } from '#i18n/languages.ts'
import { DomainError, type ErrorCode } from '#domain/errors.ts'
import { system, type Scope } from '#domain/scope.ts'
import { blocksOf, readContent, type ReadBlock } from './read-content.ts'
import { collectReferences, resolveReferences } from './references.server.ts'

/** An error with the block that has it. */
export type ContentError = BlockError & { block: Pick<ReadBlock, 'id' | 'type' | 'fields'> }

/**
 * The error for content that must not be published: `invalid`, by block and field, with the data needed to describe
 * it.
 */
export class UnpublishableError extends DomainError {
  readonly errors: readonly ContentError[]

  constructor(errors: readonly ContentError[]) {
    super('invalid', {
      fields: Object.fromEntries(
        errors.map(({ block, field, kind }) => [
          field === null ? block.id : `${block.id}.${field}`,
          codes[kind],
        ]),
      ),
    })
    this.errors = errors
  }
}

const codes: Record<BlockError['kind'], ErrorCode> = {
  required: 'required',
  too_long: 'too_long',
  host: 'invalid',
  invalid: 'invalid',
  unreadable: 'invalid',
  dead_link: 'unknown',
  gone_record: 'unknown',
}

/** Throws an `UnpublishableError` when the content is incomplete or broken. Links are not looked up. */
export function requireComplete(stored: unknown): void {
  refuse(errorsIn(stored, () => false))
}

/**
 * Throws an `UnpublishableError` when the content is incomplete or broken, or links to something that does not exist in
 * the language. What exists but is not public yet may be linked: pages that link to each other go online one by one.
 */
export async function requirePublishable(scope: Scope, stored: unknown, language: Language): Promise<void> {
  const references = collectReferences(partsOf(stored).map(({ fields }) => fields))
  const known = await resolveReferences({ ...scope, viewer: system, shown: null }, references, language)
  refuse(errorsIn(stored, (reference) => !Object.hasOwn(known, reference)))
}

function errorsIn(stored: unknown, isGone: (reference: string) => boolean): ContentError[] {
  return partsOf(stored).flatMap((block) => {
    const { id, type, fields } = block
    return findErrors(block, findDefinition(type), isGone).map((error) => ({
      ...error,
      block: { id, type, fields },
    }))
  })
}

/** The head, if the content has one, and all blocks. */
function partsOf(stored: unknown): ReadBlock[] {
  const content = readContent(stored)
  return [...(content.head ? [content.head] : []), ...blocksOf(content)]
}

function refuse(errors: ContentError[]): void {
  if (errors.length > 0) throw new UnpublishableError(errors)
}
