/** What can be written into the field of a date that need not be known to the day. */
export const uncertainDateHint = {
  de: 'Etwa: 1921, Mai 1921, 3. Mai 1921, um 1921, vermutlich 1921, vor 1921, zwischen 1921 und 1923, 1920er-Jahre.',
  en: 'For example: 1921, May 1921, 3 May 1921, about 1921, probably 1921, before 1921, between 1921 and 1923, 1920s.',
} as const
