/** Whether the page is the original of a shared block, in which no other one can stand. */
export function isOriginal(slug: string | null): boolean {
  return slug !== null && slug.startsWith('shared-')
}
