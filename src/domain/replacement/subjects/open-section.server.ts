import { randomUUID } from 'node:crypto'
import { findDefinition } from '#blocks/find-definition.ts'
import { textFieldsOf } from '#blocks/text-fields.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { Operation } from '#contracts/page-operations.ts'
import { isRecord } from '#json/is-record.ts'
import { partsInOrder } from '#operations/index.ts'
import type { Values } from '#records/field.ts'
import { recordAudit } from '../../audit.server.ts'
import {
  beginDraft,
  sectionSlug,
  sendChanges,
  withHead,
  type DraftRow,
  type SectionKey,
} from '../../content/index.server.ts'
import type { ErrorCode } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { isText } from '../texts/replace-words.ts'
import type { Opened, Refusals, Settled, Text } from './opened.ts'

/** A section whose draft is written to, with its row. */
export type OpenedSection = Opened & { draft: DraftRow; key: SectionKey }

/** Opens the draft of a section, which begins if there is none. Throws `not_found` and `gone`. */
export async function openSection(scope: Scope, key: SectionKey): Promise<OpenedSection> {
  const draft = await beginDraft(scope, key)
  const content = await withHead(scope, key, draft.content)
  const blocks = new Map(partsInOrder(content).map((block) => [block.id, block]))
  return {
    draft,
    key,
    values: Object.fromEntries([...blocks].map(([id, { fields }]) => [id, fields])),
    texts: textsOfContent(content, key),
    canChange: true,
    settle: (values, [id = '', field = ''], text) => {
      const block = blocks.get(String(id))
      return block ? settleField(block, values, String(field), text) : { error: 'unknown' }
    },
    write: (inside, changes) => writeSection(inside, key, { draft, values: content, changes }),
  }
}

/** The texts of the blocks and of the head that visitors read. */
export function textsOfContent(content: ContentDocument, { language }: Pick<SectionKey, 'language'>): Text[] {
  return partsInOrder(content).flatMap(({ id, type, version, fields }) => {
    const definition = findDefinition(type)
    // What this program can't read is left alone.
    if (!definition || version !== definition.version || !definition.read(fields, version)) return []
    return textFieldsOf(definition).flatMap((name): Text[] => {
      const { [name]: value } = fields
      return isText(value) ? [{ path: [id, name], language, value, blockType: type }] : []
    })
  })
}

/** A block with another text, as it is stored, unless that has an error that it did not have before. */
function settleField(block: StoredBlock, values: Values, field: string, text: unknown): Settled {
  const definition = findDefinition(block.type)
  const before = values[block.id]
  if (!definition || !isRecord(before)) return { error: 'invalid' }
  const after = { ...before, [field]: text }
  const known = new Set(definition.check(before).map(nameOfError))
  const error = definition.check(after).find((one) => !known.has(nameOfError(one)))
  if (error) return { error: error.error === 'host' ? 'invalid' : codeOf(error.error, before[field], text) }
  const read = definition.read(after, definition.version)
  return read
    ? { values: { ...values, [block.id]: { ...before, [field]: read[field] } } }
    : { error: 'invalid' }
}

function nameOfError({ field, error }: { field: string; error: string }): string {
  return `${field} ${error}`
}

/** A schema refuses a text that has become longer for its length only. */
function codeOf(error: 'required' | 'too_long' | 'invalid', before: unknown, after: unknown): ErrorCode {
  const isLonger = typeof before === 'string' && typeof after === 'string' && after.length > before.length
  return error === 'invalid' && isLonger ? 'too_long' : error
}

/** Changes the draft as an editor's window does. The log has what the fields said before and say now. */
async function writeSection(
  scope: Scope,
  key: SectionKey,
  { draft, values: content, changes }: { draft: DraftRow; values: ContentDocument; changes: Values },
): Promise<Refusals> {
  const before = new Map(partsInOrder(content).map(({ id, fields }) => [id, fields]))
  const operations = Object.entries(changes).map(([id, after]): Operation => {
    const old = before.get(id) ?? {}
    const fields = Object.entries(isRecord(after) ? after : {}).filter(([name, value]) => value !== old[name])
    return { kind: 'set-fields', id, fields: Object.fromEntries(fields) }
  })
  const change = { id: randomUUID(), operations }
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const sent = await sendChanges(inside, key, {
      client: randomUUID(),
      base: draft.sequence,
      changes: [change],
    })
    if (sent.conflicts.length > 0) return Object.fromEntries(sent.conflicts.map((id) => [id, 'changed']))
    const stored = sent.changes.find(({ id }) => id === change.id)?.operations ?? []
    const written = stored.flatMap((one) => (one.kind === 'set-fields' ? [one] : []))
    const fieldsBefore = written.map(({ id, fields }): [string, unknown] => {
      const old = before.get(id) ?? {}
      return [id, Object.fromEntries(Object.keys(fields).map((name) => [name, old[name]]))]
    })
    await recordAudit(inside, {
      action: 'replace',
      subjectKind: 'section',
      subjectId: `${sectionSlug(key)}/${key.language}`,
      details: {
        before: Object.fromEntries(fieldsBefore),
        after: Object.fromEntries(written.map(({ id, fields }) => [id, fields])),
      },
    })
    return {}
  })
}
