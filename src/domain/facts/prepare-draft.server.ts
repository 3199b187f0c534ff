import { randomUUID } from 'node:crypto'
import { findBlock, headId } from '#operations/index.ts'
import { beginDraft, sendChanges, withHead, type SectionKey } from '../content/index.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { contradictionsOf } from './find-contradictions.server.ts'
import { maxPlaces } from './list-ripple.server.ts'
import { isWithoutPage } from './load-prose.server.ts'
import { loadFacts } from './load-facts.server.ts'
import { paragraphsOf, replaceIn } from './prose/paragraphs.ts'

/**
 * Writes into the draft of a section what the record of an event says, in place of what is no longer true, and publishes
 * nothing. Somebody else's changes of the draft are kept. Throws `not_found` for a place that is gone, or was corrected,
 * and `conflict` where a person has to find the words, or the text was changed at the same moment.
 */
export async function prepareDraft(scope: Scope, eventId: number, place: string): Promise<SectionKey> {
  requireRight(scope.viewer, 'manage_records')
  const known = await loadFacts(scope, eventId)
  const event = known.events.get(eventId) ?? null
  const found = event && (await contradictionsOf(scope, known, { limit: maxPlaces, event }))
  const wanted = found?.find((one) => one.place === place)
  if (!wanted || isWithoutPage(wanted.kind) || wanted.isCorrected)
    throw new DomainError('not_found', { subject: `place ${place}` })
  const { block, field, path, text, untrue } = wanted
  if (!wanted.canPrepare) throw new DomainError('conflict', { subject: 'words' })
  const key: SectionKey = { ownerKind: wanted.kind, ownerId: wanted.id, language: wanted.language }
  const draft = await beginDraft(scope, key)
  const content = await withHead(scope, key, draft.content)
  const fields = block === headId ? content.head?.fields : findBlock(content, block)?.block.fields
  const value = fields?.[field]
  if (paragraphsOf(value).find((one) => one.path === path)?.text !== text)
    throw new DomainError('conflict', { subject: 'text' })
  let written = value
  for (const one of untrue.toReversed()) written = replaceIn(written, path, one, one.instead ?? one.words)
  const sent = await sendChanges(scope, key, {
    client: randomUUID(),
    base: draft.sequence,
    changes: [
      { id: randomUUID(), operations: [{ kind: 'set-fields', id: block, fields: { [field]: written } }] },
    ],
  })
  if (sent.conflicts.length > 0) throw new DomainError('conflict', { subject: 'text' })
  return key
}
