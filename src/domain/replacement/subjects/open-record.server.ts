import type { Field, Values } from '#records/field.ts'
import { inputShape } from '#records/schemas.ts'
import { visitorTexts, type TextPath } from '#records/visitor-texts.ts'
import { DomainError, type ErrorCode } from '../../errors.ts'
import { changeRecord, mayChange, readRecordValues, type RecordStore } from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'
import { isText } from '../texts/replace-words.ts'
import { followChoices } from './follow-choices.ts'
import type { Opened, Refusals, Settled, Text } from './opened.ts'
import { valueAt, withValueAt } from './value-at.ts'

/** Opens a record. Throws `not_found`. */
export async function openRecord(scope: Scope, store: RecordStore, id: number): Promise<Opened> {
  const values = await readRecordValues(scope, store, id)
  return {
    values,
    texts: textsOfRecord(store, values),
    canChange: await mayChange(scope, store, id),
    settle: (current, path, text) => settleText(store, current, path, text),
    write: (inside, changes) => writeRecord(inside, store, id, { values, changes }),
  }
}

/** The texts of a record that visitors read. */
export function textsOfRecord({ definition }: Pick<RecordStore, 'definition'>, values: Values): Text[] {
  return visitorTexts(definition.fields, values)
    .filter(({ value }) => isText(value))
    .map((text) => ({ ...text, blockType: null }))
}

const shapes = new WeakMap<RecordStore, ReturnType<typeof inputShape>>()

/** The schemas of a kind's calls are the rules of its form. */
function schemaOf(store: RecordStore, name: string) {
  const shape = shapes.get(store) ?? inputShape(store.definition.fields)
  shapes.set(store, shape)
  return shape[name]
}

function settleText(store: RecordStore, values: Values, path: TextPath, text: unknown): Settled {
  const [name = ''] = path
  const field = store.definition.fields[name]
  const schema = schemaOf(store, String(name))
  if (!field || !schema) return { error: 'unknown' }
  const wanted = withValueAt(values, path, text)
  const parsed = schema.safeParse(wanted[name])
  if (!parsed.success) return { error: codeOf(parsed.error.issues[0]) }
  // An optional text that is empty in all languages.
  if (parsed.data === null) return { values: { ...values, [name]: null } }
  const place = parsedPlace(field, wanted[name], parsed.data, path)
  if ('error' in place) return place
  const settled = withValueAt(values, path, place.text)
  return { values: { ...settled, [name]: followChoices(field, values[name], settled[name]) } }
}

/** Only the text itself is taken from what the schema makes of the field: the rest stays as it is stored. */
function parsedPlace(
  field: Field,
  wanted: unknown,
  parsed: unknown,
  path: TextPath,
): { text: unknown } | { error: ErrorCode } {
  const inside = path.slice(1)
  // Schemas leave out empty lines, and lines that are there already.
  const list = inside.findLastIndex((step) => typeof step === 'number')
  const [whole, read] = [
    valueAt(wanted, inside.slice(0, Math.max(0, list))),
    valueAt(parsed, inside.slice(0, Math.max(0, list))),
  ]
  if (Array.isArray(whole) && Array.isArray(read) && whole.length !== read.length)
    return { error: field.kind === 'lines' && valueAt(wanted, inside) !== '' ? 'duplicate' : 'required' }
  return { text: valueAt(parsed, inside) ?? '' }
}

function codeOf(issue: { code?: string; message: string } | undefined): ErrorCode {
  if (issue?.code === 'too_big') return 'too_long'
  return issue?.code === 'too_small' || issue?.message === 'required' ? 'required' : 'invalid'
}

async function writeRecord(
  scope: Scope,
  store: RecordStore,
  id: number,
  { values, changes }: { values: Values; changes: Values },
): Promise<Refusals> {
  const names = Object.keys(changes)
  const seen = Object.fromEntries(names.map((name) => [name, values[name]]))
  try {
    const refused = await changeRecord(scope, store, id, { changes, seen })
    return refused ? Object.fromEntries(Object.keys(refused.conflicts).map((name) => [name, 'changed'])) : {}
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid') throw error
    const found = Object.entries(error.fields).map(([name, code]): [string, ErrorCode] => [
      name.split('.')[0] ?? '',
      code,
    ])
    const own = found.filter(([name]) => names.includes(name))
    const [[, first] = ['', 'invalid' as const]] = found
    // A rule about other fields that these changes break.
    return Object.fromEntries(own.length > 0 ? own : names.map((name) => [name, first]))
  }
}
