import { mailTexts } from '#db/schema/index.ts'
import { storeOf } from '#domain/records/index.server.ts'
import { record } from './record.ts'

export const store = storeOf(record, { table: mailTexts, change: 'setting' })
