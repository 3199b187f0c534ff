/** Whether a query asks for private content: drafts, old versions, previews. */
export function isPrivateQuery(search: string): boolean {
  return /[?&](draft|edit|preview|version)\b/.test(search)
}
