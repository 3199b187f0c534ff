/** What has a stable address: it never changes, and the address of a merged record leads on to the other one. */
export const thingKinds = ['event', 'performance', 'work', 'agent', 'place', 'series'] as const
export type ThingKind = (typeof thingKinds)[number]

/** The first segment of all stable addresses. */
export const identifierSegment = 'id'

/** The path of a thing's stable address. */
export function identifierPath(kind: ThingKind, id: number): string {
  return `/${identifierSegment}/${kind}/${id}`
}

/** Whether a path is that of a stable address, of whatever thing. */
export function isIdentifierPath(path: string): boolean {
  return path.startsWith(`/${identifierSegment}/`)
}

/** The fragment of a work on the page of its event. */
export function performanceAnchor(id: number): string {
  return `performance-${id}`
}
