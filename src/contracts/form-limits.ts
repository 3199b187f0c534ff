/** How large a form can be; the back office says so before the server does. */
export const formLimits = {
  fields: 100,
  choices: 200,
  copies: 20,
  retentionDays: 3650,
  /** Characters of a text with line breaks. */
  text: 10_000,
} as const
