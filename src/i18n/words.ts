/** Words that a house replaces: texts, functions that make one, and groups of them, by their names. */
export type Words = { readonly [name: string]: string | ((...facts: never[]) => string) | Words }
