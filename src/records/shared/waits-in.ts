/** The releases that make a record public, by name: the next one first. */
export const waitsIn = {
  kind: 'text',
  limit: 500,
  readOnly: 'computed',
  isInternal: true,
  isSpecial: true,
  label: { de: 'Wird öffentlich mit', en: 'Becomes public with' },
} as const
