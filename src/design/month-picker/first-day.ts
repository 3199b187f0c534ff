import { useHouseFormats } from '#i18n/house-formats.ts'

const names = { monday: 'mon', sunday: 'sun', saturday: 'sat' } as const

/** The house's first day of a week, as the calendars of React Aria name it. */
export function useFirstDay() {
  return names[useHouseFormats().first_weekday]
}
