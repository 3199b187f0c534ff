/** The time zone of the house: changing it keeps the clock times that people typed. */
export {
  applyTimeZone,
  askForTimeZone,
  planTimeZone,
  readTimeZoneState,
  setTimeZone,
  timeZoneChannel,
} from './change-time-zone.server.ts'
