import { settings } from '#db/schema/index.ts'
import { checkSettings, loadSettings, storeSettings } from '#domain/house/index.server.ts'
import { singleStoreOf } from '#domain/records/index.server.ts'
import { record } from './record.ts'

export const store = singleStoreOf(record, {
  table: settings,
  change: 'setting',
  load: loadSettings,
  save: storeSettings,
  validate: checkSettings,
})
