/** The paths of forms and entries, whose pages have a client router of their own. */
const olderPaths = ['/admin/forms_builder']

export function isOlderPath(pathname: string): boolean {
  return olderPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
