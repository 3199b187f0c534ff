/** Whether the page is the original of a shared block, which cannot contain another one. */
export function isOriginal(slug: string | null): boolean {
  return slug !== null && slug.startsWith('shared-')
}
