/** The style names of a page, each behind `page-`: an editor's word never is a part's own class. */
export function pageClassOf({ page_class }: { page_class: string }): string | undefined {
  const names = page_class.split(' ').filter((name) => /^[a-z][a-z0-9-]*$/.test(name))
  return names.map((name) => `page-${name}`).join(' ') || undefined
}
