/** Whether it is a path on this site: with a single leading slash, which excludes `//host` and `/\host`. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path)
}
