/** Whether a form was sent from this site: browsers always say where a POST comes from. */
export function isSameOrigin(request: Request, publicOrigin: string): boolean {
  const origin = request.headers.get('origin')
  return origin === publicOrigin || origin === new URL(request.url).origin
}
