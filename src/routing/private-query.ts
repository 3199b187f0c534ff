/** The cookie that keeps the token of a link to a release. */
export const previewCookie = 'preview_link'
/** The value of `preview` with which the banner's form ends it. */
export const previewEnd = 'end'

/** Whether a query asks for private content: drafts, old versions, previews, the site as of a later time. */
export function isPrivateQuery(search: string): boolean {
  return /[?&](as_of|draft|edit|preview|version)\b/.test(search)
}
