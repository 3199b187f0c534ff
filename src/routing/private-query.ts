/** Whether a query asks for what only staff may see, or who has a link for it: drafts, old versions, previews. */
export function isPrivateQuery(search: string): boolean {
  return /[?&](draft|edit|preview|version)\b/.test(search)
}
