import { contentDocument, type ContentDocument } from '#contracts/pages.ts'
import { DomainError } from '#domain/errors.ts'
import { presentContent } from './present-section.ts'
import { blocksOf, readContent } from './read-content.ts'

/**
 * The content in stored form: blocks in their current version, with known fields only. Throws `invalid` for an invalid
 * document, a broken block, or duplicate block ids.
 */
export function tidyContent(content: ContentDocument): ContentDocument {
  if (!contentDocument.safeParse(content).success)
    throw new DomainError('invalid', { fields: { content: 'invalid' } })
  const read = readContent(content)
  const seen = new Set<string>()
  for (const block of blocksOf(read)) {
    if (block.error)
      throw new DomainError('invalid', { fields: { [block.id]: 'invalid' }, subject: block.error })
    if (seen.has(block.id)) throw new DomainError('invalid', { fields: { [block.id]: 'taken' } })
    seen.add(block.id)
  }
  return presentContent(read)
}
