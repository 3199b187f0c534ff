import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { blockModules } from '#contracts/page-modules.ts'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { beginDraft, blockVersion, sectionSlug, type SectionKey } from '#domain/content/index.server.ts'
import { DomainError } from '#domain/errors.ts'
import { tokenMay } from '#domain/policy.ts'
import { addRecord, changeRecord } from '#domain/records/index.server.ts'
import { languages } from '#i18n/languages.ts'
import { areas } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import { findBlock } from '#operations/index.ts'
import { changeDraft } from '../change-draft.ts'
import { findRecordCalls } from '../records.ts'
import type { Asked, Token } from './asked.ts'
import { things } from './read-thing.ts'

/** What has drafts: records that can be kept from the public, and pages. */
const kinds = ['event', 'article', 'subscription', 'page'] as const
const fields = z.record(z.string().max(80), z.unknown())
const most = 50

export const proposal = z.object({
  kind: z.enum(kinds),
  id: z.number().int().min(1).max(999_999_999).optional().describe('Without it, "fields" make a new record.'),
  language: z.enum(languages).default('de').describe('Of the page whose draft the blocks are for.'),
  fields: fields
    .optional()
    .describe(
      'Fields of the record, as the calls of the back office have them (/api/docs); texts are {de, en}.',
    ),
  blocks: z
    .array(z.object({ type: z.enum(blockModules.map(({ type }) => type)), fields }))
    .max(most)
    .optional()
    .describe('New blocks, which are added to the end of the draft.'),
  changed_blocks: z
    .array(z.object({ id: z.string().max(100), fields }))
    .max(most)
    .optional()
    .describe('Fields of blocks that are in the draft.'),
})
type Proposal = z.infer<typeof proposal>

/** Writes a proposal as a draft. Throws `forbidden` where the token does not allow drafts, and for what is public. */
export async function propose({ context, token }: Asked, given: Proposal): Promise<Record<string, unknown>> {
  const { kind, language, fields: values, blocks = [], changed_blocks: changed = [] } = given
  const { area, record, section } = things[kind]
  if (!tokenMay(token, area, 'draft')) throw new DomainError('forbidden', { subject: area })
  const isAboutPage = blocks.length + changed.length > 0
  if (!values && !isAboutPage) throw new DomainError('invalid', { fields: { fields: 'required' } })
  if (isAboutPage && given.id === undefined && !values)
    throw new DomainError('invalid', { fields: { id: 'required' } })
  if (values && record === null) throw new DomainError('invalid', { fields: { fields: 'unknown' } })
  const scope = { ...context.get('scope'), viewer: withoutPublishing(token) }
  const id = values && record !== null ? await writeRecord(scope, record, given.id, values) : (given.id ?? 0)
  if (isAboutPage && section !== null)
    await writeBlocks(scope, { ownerKind: section, ownerId: id, language }, { blocks, changed })
  return {
    kind,
    id,
    is_public: false,
    ...(record !== null && { staff_see_it_at: `${context.get('publicOrigin')}${officePath(record, id)}` }),
  }
}

/** An assistant never publishes, whatever the token allows to scripts. */
function withoutPublishing(token: Token): Token {
  const limited = areas.map((area) => [area, token.areas[area] === 'publish' ? 'draft' : token.areas[area]])
  // Each area has its entry.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ...token, areas: Object.fromEntries(limited) as Token['areas'] }
}

type DraftScope = Parameters<typeof addRecord>[0] & { viewer: Token }

/** Adds a record that is not public, or changes one; its number. */
async function writeRecord(
  scope: DraftScope,
  kind: string,
  id: number | undefined,
  values: Values,
): Promise<number> {
  const found = findRecordCalls(kind)
  if (!found) throw new DomainError('not_found', { subject: kind })
  const { store, calls } = found
  const { publication } = store.definition
  refuseUnknown(store.definition.fields, values)
  if (id === undefined) {
    const hidden = { ...values, ...(publication !== undefined && { [publication]: false }) }
    return addRecord(scope, store, fields.parse(bodyOf(calls.create).parse(hidden)))
  }
  const changes = fields.parse(bodyOf(calls.change).parse(values))
  await changeRecord(scope, store, id, { changes })
  return id
}

function bodyOf(call: { request: { body: { content: { 'application/json': { schema: z.ZodType } } } } }) {
  return call.request.body.content['application/json'].schema
}

/** The calls ignore what they don't know; an assistant that misspells a field has to learn of it. */
function refuseUnknown(known: Readonly<Record<string, { readOnly?: unknown }>>, values: Values): void {
  const wrong = Object.keys(values).filter((name) => known[name] === undefined || known[name].readOnly)
  if (wrong.length > 0)
    throw new DomainError('invalid', {
      fields: Object.fromEntries(wrong.map((name) => [`fields.${name}`, 'unknown'])),
    })
}

/** Changes the draft of a page, and notes who has proposed it. */
async function writeBlocks(
  scope: DraftScope,
  key: SectionKey,
  {
    blocks,
    changed,
  }: { blocks: NonNullable<Proposal['blocks']>; changed: NonNullable<Proposal['changed_blocks']> },
): Promise<void> {
  const inside = { ...scope, viewer: { ...scope.viewer, writesDraft: true as const } }
  await beginDraft(inside, key)
  await changeDraft(inside, key, (content) => [
    ...changed.map(({ id, fields: given }): Operation => {
      if (!findBlock(content, id))
        throw new DomainError('invalid', { fields: { [`changed_blocks.${id}`]: 'unknown' } })
      return { kind: 'set-fields', id, fields: given }
    }),
    ...insertions(content, blocks),
  ])
  await recordAudit(inside, {
    action: 'propose',
    subjectKind: 'section',
    subjectId: `${sectionSlug(key)}/${key.language}`,
    details: { blocks: blocks.length, changed: changed.length },
  })
}

/** New blocks behind the last one, in a container of their own on an empty page. */
function insertions(content: ContentDocument, blocks: NonNullable<Proposal['blocks']>): Operation[] {
  if (blocks.length === 0) return []
  const last = content.containers.at(-1)
  const container = last?.id ?? randomUUID()
  let after = last?.columns[0]?.at(-1)?.id ?? null
  const begun: Operation[] = last
    ? []
    : [{ kind: 'insert-container', container: { id: container, layout: '100', columns: [[]] }, after: null }]
  return [
    ...begun,
    ...blocks.map(({ type, fields: given }): Operation => {
      const id = randomUUID()
      const operation: Operation = {
        kind: 'insert-block',
        block: { id, type, version: blockVersion(type), fields: given },
        to: { in: 'column', container, column: 0, after },
      }
      after = id
      return operation
    }),
  ]
}

function officePath(record: string, id: number): string {
  return `/admin/${findRecordCalls(record)?.store.definition.path ?? ''}/${id}`
}
