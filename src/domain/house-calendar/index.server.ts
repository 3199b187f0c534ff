/** The calendar of the house: its events, and what else happens on its days. */
export { readCalendar } from './read-calendar.server.ts'
