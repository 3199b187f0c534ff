import { kindOf } from '#records/field-kinds/index.ts'
import type { Field, Fields, Values } from '#records/field.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { Db } from '#db/client/index.server.ts'
import { addRecord } from '#domain/records/index.server.ts'
import { systemScope } from './factories.ts'

let serial = 0

/** A number that no other sample of this process has, so that names and numbers differ. */
export function nextSerial(): number {
  return ++serial
}

/** The values of a complete record of a kind, with new records for everything that it has to refer to. */
export async function sampleValues(db: Db, fields: Fields): Promise<Values> {
  const values: Values = {}
  for (const [name, field] of Object.entries(fields))
    if (field.required && !field.readOnly) values[name] = await sampleValue(db, field)
  return values
}

/** A valid value of one field. */
export async function sampleValue(db: Db, field: Field): Promise<unknown> {
  if (field.kind !== 'reference') return kindOf(field).sample(field, nextSerial())
  const store = recordStores[field.to]
  if (!store) throw new TypeError(`There is no kind ${field.to}`)
  return addRecord(systemScope(db), store, await sampleValues(db, store.definition.fields))
}
