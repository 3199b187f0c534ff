/** Whether a form was sent from this site, by the origin headers that browsers send with every POST. */
export function isSameOrigin(request: { headers: Headers; url: URL; publicOrigin: string }): boolean {
  const origin = request.headers.get('origin')
  return origin === request.publicOrigin || origin === request.url.origin
}
