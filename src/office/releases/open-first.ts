import type { OpenRelease } from '#contracts/office-releases.ts'

const urgency: Record<OpenRelease['state'], number> = { failed: 0, planned: 1, collecting: 2 }

/** Whether a release takes changes, and can be shown before it is public. */
export function isOpenState(state: unknown): state is OpenRelease['state'] {
  return typeof state === 'string' && Object.hasOwn(urgency, state)
}

/** Open releases by what they ask of staff: failed ones, then planned ones by their minute, then the others. */
export function openFirst(releases: readonly OpenRelease[]): OpenRelease[] {
  const key = ({ state, publish_at: at }: OpenRelease) => `${urgency[state]} ${at ?? '9'}`
  return releases.toSorted((one, other) => key(one).localeCompare(key(other)))
}
