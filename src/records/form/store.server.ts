import { sql } from 'drizzle-orm'
import { formFields, forms } from '#db/schema/index.ts'
import { DomainError } from '#domain/errors.ts'
import {
  checkForm,
  fieldRowOf,
  numberOfEntries,
  presentField,
  stateOfForm,
} from '#domain/forms/index.server.ts'
import { convertedParts, storeOf } from '#domain/records/index.server.ts'
import { hallDay } from '#i18n/dates.ts'
import { href } from '#routing/paths.ts'
import { findFormUses } from './find-uses.server.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: forms,
  parts: {
    fields: convertedParts({ table: formFields, owner: 'formId', partOf: presentField, rowOf: fieldRowOf }),
  },
  computed: {
    state: { sql: stateOfForm },
    entries: { sql: () => numberOfEntries() },
    unread: { sql: () => numberOfEntries('unread') },
  },
  // What may be a preset birthday depends on the day.
  beforeValidate: ({ now }, form) => {
    const errors = checkForm(form, hallDay(now))
    if (Object.keys(errors).length > 0) throw new DomainError('invalid', { fields: errors })
    return Promise.resolve({})
  },
  address: (_, { slug }, language) => href('forms', language, { slug }),
  // Processes of the version before compare it.
  beforeUpdate: () => ({ version: sql`${forms.version} + 1` }),
  findUses: findFormUses,
})
