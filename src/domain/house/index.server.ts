/** The hall's own data: settings, rooms, and the categories of its programme. */
export {
  defaultSettings,
  findSettingsChange,
  loadSettings,
  readSettings,
  saveSettings,
  settingsKey,
  storeSettings,
  type HouseSettings,
} from './settings.server.ts'
export { loadTimeZone, readTimeZone, storeTimeZone } from './time-zone.server.ts'
export { checkRoom } from './check-room.ts'
export { checkSettings } from './check-settings.ts'
export { findBrand, type Brand, type BrandSource } from './brand.server.ts'
export { effectiveSettings, type SettingsFallback } from './effective-settings.ts'
export { archiveReach } from './archive-reach.ts'
export { readOpeningDay } from './opening-day.server.ts'
export { seasonNameOf } from './season-name.ts'
export { listFilterChoices } from './filter-choices.server.ts'
export { listEventPeople, listPeopleChoices } from './people-choices.server.ts'
export { findRoom } from './find-room.server.ts'
export { findRoomsByName } from './find-rooms.server.ts'
export { listCustomerTags, listRooms, listSeasons, listSeries } from './list-records.server.ts'
