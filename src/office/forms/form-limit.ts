/** The bounds of the contract (src/contracts/office-forms.ts), which browsers do not load. */
export const formLimit = { fields: 100, choices: 200 } as const
