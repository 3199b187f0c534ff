/** The custom style names of a page, prefixed with `page-`, so that they cannot match a component's class. */
export function pageClassOf({ page_class }: { page_class: string }): string | undefined {
  const names = page_class.split(' ').filter((name) => /^[a-z][a-z0-9-]*$/.test(name))
  return names.map((name) => `page-${name}`).join(' ') || undefined
}
