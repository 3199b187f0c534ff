/** The paths of forms, entries, media and personal data, whose pages have a client router of their own. */
const olderPaths = ['/admin/forms_builder', '/admin/media', '/admin/personal-data']

export function isOlderPath(pathname: string): boolean {
  return olderPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
