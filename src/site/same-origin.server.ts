/** Whether a form was sent from this site: browsers always say where a POST comes from. */
export function isSameOrigin(request: { headers: Headers; url: URL; publicOrigin: string }): boolean {
  const origin = request.headers.get('origin')
  return origin === request.publicOrigin || origin === request.url.origin
}
