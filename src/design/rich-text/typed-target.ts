import { kindOfTarget, meantTarget, type TargetKind } from './link-target.ts'

export type OwnTarget = { target: string; kind: Exclude<TargetKind, 'reference'> }

/**
 * The target for a typed address; null if it is not one. Addresses of `origin`, this site, become paths. References
 * are not accepted: they are chosen by their titles.
 */
export function typedTarget(text: string, origin: string): OwnTarget | null {
  const meant = meantTarget(text)
  const target = meant.startsWith(`${origin}/`) ? meant.slice(origin.length) : meant
  const kind = kindOfTarget(target)
  return kind === null || kind === 'reference' ? null : { target, kind }
}
