/** The maximum size of a form, which the back office checks before the server does. */
export const formLimits = {
  fields: 100,
  choices: 200,
  copies: 20,
  retentionDays: 3650,
  /** The maximum number of characters of a text with line breaks. */
  text: 10_000,
} as const
