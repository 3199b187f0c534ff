import { createStore } from '#design/store.ts'

/**
 * What stands in the fields for lines, by the names of their lists: outside of the form's values, so that a key does not
 * render the whole form, and in one place, so that a draft of the form can keep it.
 */
export const lineTexts = createStore<Readonly<Record<string, string>>>({})

export function setLineText(list: string, text: string): void {
  lineTexts.set((before) => ({ ...before, [list]: text }))
}
