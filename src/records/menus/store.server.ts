import { navigationItems } from '#db/schema/index.ts'
import { checkMenus, loadMenus, storeMenus } from '#domain/navigation/index.server.ts'
import { singleStoreOf } from '#domain/records/index.server.ts'
import { record } from './record.ts'

export const store = singleStoreOf(record, {
  table: navigationItems,
  change: 'menu',
  load: loadMenus,
  save: storeMenus,
  validate: checkMenus,
})
