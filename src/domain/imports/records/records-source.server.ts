import { and, eq, inArray } from 'drizzle-orm'
import { importKeys } from '#db/schema/index.ts'
import { isRecord } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import { writableNames, type Field, type Fields, type Values } from '#records/field.ts'
import { mergeChanges } from '#records/merge-changes.ts'
import { inputShape } from '#records/schemas.ts'
import { columnOf, loadManyValues, titleOf, type RecordStore } from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'
import type { NameRegister } from '../planning/name-register.server.ts'
import { checkFields } from '../staff/check-fields.ts'
import type { Planned, Problem } from '../staff/plan.ts'
import type { RecordsFile } from './records-file.ts'

/** Plans what the records of an exported file do: found by their numbers in the same house, else by an earlier import. */
export class RecordsSource {
  #store: RecordStore
  #names: NameRegister
  #file: RecordsFile
  #isOwnHouse: boolean
  #shape: ReturnType<typeof inputShape>
  #writable: readonly string[]
  #seen = new Set<number>()

  constructor(store: RecordStore, names: NameRegister, given: { file: RecordsFile; house: string }) {
    this.#store = store
    this.#names = names
    this.#file = given.file
    this.#isOwnHouse = given.file.house === given.house
    this.#shape = inputShape(store.definition.fields)
    this.#writable = writableNames(store.definition.fields)
  }

  get kind(): string {
    return this.#store.definition.kind
  }

  get total(): number {
    return this.#file.records.length
  }

  skip(to: number): void {
    for (const record of this.#file.records.slice(0, to)) {
      const id = numberOf(record)
      if (id !== null) this.#seen.add(id)
    }
  }

  async plan(scope: Scope, from: number, to: number): Promise<Planned[]> {
    const records = this.#file.records.slice(from, to)
    const ids = await this.#findIds(scope, records)
    const stored = await loadManyValues(scope, this.#store, [...new Set(ids.flatMap((id) => id ?? []))])
    const planned: Planned[] = []
    for (const [index, record] of records.entries()) {
      const id = ids[index] ?? null
      planned.push(
        await this.#planOne(
          scope,
          from + index + 1,
          record,
          id === null ? null : { id, values: stored.get(id) },
        ),
      )
    }
    return planned
  }

  async #planOne(
    scope: Scope,
    line: number,
    record: Values,
    found: { id: number; values: Values | undefined } | null,
  ): Promise<Planned> {
    const number = numberOf(record)
    const { definition } = this.#store
    const known = found?.values
    const given = Object.fromEntries(
      this.#writable.flatMap((name) => (Object.hasOwn(record, name) ? [[name, record[name]]] : [])),
    )
    const values = this.#isOwnHouse ? given : await this.#translate(scope, definition.fields, given)
    // What is stored already is not checked again: rules may have become stricter since.
    const wanted = known
      ? Object.fromEntries(
          Object.entries(values).filter(
            ([name, value]) => !isSame(withoutNumbers(value), withoutNumbers(known[name])),
          ),
        )
      : values
    const title = titleOfValues(this.#store, { ...known, ...values })
    const problems: Problem[] = checkFields(definition.fields, this.#shape, wanted).map(
      ({ name, code, value }) => ({ line, column: name, code, value }),
    )
    if (number !== null && this.#seen.has(number))
      problems.push({ line, column: 'id', code: 'duplicate', value: String(number) })
    if (number !== null) this.#seen.add(number)
    if (!known && definition.isMadeElsewhere)
      problems.push({ line, column: 'id', code: 'unknown', value: String(number ?? '') })
    for (const name of this.#writable)
      if (!known && definition.fields[name]?.required && !Object.hasOwn(wanted, name))
        problems.push({ line, column: name, code: 'required', value: '' })
    if (problems.length > 0) return { line, title, outcome: 'rejected', problems }
    const key = number === null || (this.#isOwnHouse && known) ? null : keyOf(this.#file.house, number)
    if (!found || !known)
      return {
        line,
        title,
        outcome: 'added',
        draft: { ...wanted, ...withoutPublication(this.#store) },
        key,
      }
    const { changes } = mergeChanges(definition.fields, known, wanted, {})
    if (Object.keys(changes).length === 0)
      return { line, title, outcome: 'unchanged', id: found.id, kept: [], key }
    const before = Object.fromEntries(Object.keys(changes).map((name) => [name, known[name]]))
    return {
      line,
      title,
      outcome: 'changed',
      id: found.id,
      before,
      changes,
      kept: [],
      isImporter: false,
      key,
    }
  }

  /** The numbers of the records here: the same ones in the same house, else those that an earlier import has added. */
  async #findIds({ db }: Scope, records: readonly Values[]): Promise<(number | null)[]> {
    const numbers = records.map(numberOf)
    const given = numbers.filter((number) => number !== null)
    if (given.length === 0) return numbers
    const id = columnOf(this.#store.table, 'id')
    const here = this.#isOwnHouse
      ? await db
          .select({ id })
          .from(this.#store.table)
          .where(and(this.#store.only, inArray(id, given)))
      : []
    const rows = await db
      .select()
      .from(importKeys)
      .where(
        and(
          eq(importKeys.kind, this.kind),
          inArray(
            importKeys.key,
            given.map((number) => keyOf(this.#file.house, number)),
          ),
        ),
      )
    const known = new Map([
      ...rows.map(({ key, recordId }) => [key, recordId] as const),
      ...here.map((row) => [keyOf(this.#file.house, Number(row.id)), Number(row.id)] as const),
    ])
    return numbers.map((number) =>
      number === null ? null : (known.get(keyOf(this.#file.house, number)) ?? null),
    )
  }

  /** The values with the numbers that the records have here, by their titles; pictures stay behind. */
  async #translate(scope: Scope, fields: Fields, values: Values): Promise<Values> {
    const translated: Values = {}
    for (const [name, value] of Object.entries(values)) {
      const field = fields[name]
      if (field) translated[name] = await this.#translateValue(scope, field, value)
    }
    return translated
  }

  async #translateValue(scope: Scope, field: Field, value: unknown): Promise<unknown> {
    if (field.kind === 'picture') return null
    if (field.kind === 'menu') return []
    if (field.kind === 'reference') return this.#idHere(scope, field.to, value)
    if (!Array.isArray(value)) return value
    if (field.kind === 'references') {
      const ids: (number | null)[] = []
      for (const one of value) ids.push(await this.#idHere(scope, field.to, one))
      return ids.filter((id) => id !== null)
    }
    if (field.kind !== 'parts') return value
    const parts: Values[] = []
    for (const part of value) {
      if (!isRecord(part)) continue
      const { id: _, ...rest } = part
      const here = await this.#translate(scope, field.fields, rest)
      const lacks = Object.entries(field.fields).some(
        ([name, { required }]) => required && here[name] === null,
      )
      // An item whose work nobody knows here, like a performer, is left out.
      const isEmptyWork = (here['kind'] === 'work' || here['kind'] === 'movement') && here['work'] === null
      if (!lacks && !isEmptyWork) parts.push(here)
    }
    return parts
  }

  async #idHere(scope: Scope, kind: string, id: unknown): Promise<number | null> {
    const title = typeof id === 'number' ? this.#file.titles[`${kind}:${id}`] : undefined
    if (title === undefined) return null
    const [, composer, name = title] = kind === 'work' ? (/^([^:]{2,80}): (.+)$/.exec(title) ?? []) : []
    return this.#names.find(scope, { kind, name, composer })
  }
}

/** A value without the numbers of its parts, which are others in another house, and of a record that was added again. */
function withoutNumbers(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((part: unknown) => {
    if (!isRecord(part)) return part
    const { id: _, ...rest } = part
    return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, withoutNumbers(inner)]))
  })
}

function keyOf(house: string, id: number): string {
  return `${house}/${id}`
}

function numberOf({ id }: Values): number | null {
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id < 1_000_000_000 ? id : null
}

function titleOfValues(store: RecordStore, values: Values): string {
  return titleOf(store, values, 'de').slice(0, 300)
}

/** What comes from elsewhere becomes public only by staff. */
function withoutPublication({ definition: { publication } }: RecordStore): Values {
  return publication === undefined ? {} : { [publication]: false }
}
