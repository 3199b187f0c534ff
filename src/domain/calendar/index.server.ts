/** Calendar files (iCalendar): one event for a visitor's own calendar, and calendars to subscribe to. */
export {
  makeEventCalendar,
  makeProgrammeCalendar,
  notOfCalendars,
  type CalendarFile,
} from './make-calendar.server.ts'
export { readUidDomain } from './uid-domain.server.ts'
