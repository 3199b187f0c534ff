/** Whether a query asks for private content: drafts, old versions, previews, the site as of a later time. */
export function isPrivateQuery(search: string): boolean {
  return /[?&](as_of|draft|edit|preview|version)\b/.test(search)
}
