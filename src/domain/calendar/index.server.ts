/** Calendar files (iCalendar): one event for a visitor's own calendar, and calendars to subscribe to. */
export {
  makeEventCalendar,
  makeProgrammeCalendar,
  type CalendarFile,
  type CalendarRequest,
} from './make-calendar.server.ts'
