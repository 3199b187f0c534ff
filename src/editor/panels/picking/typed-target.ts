import { kindOfTarget, meantTarget, type TargetKind } from '#design/rich-text/link-target.ts'

export type OwnTarget = { target: string; kind: Exclude<TargetKind, 'reference'> }

/**
 * The target meant by a typed address; null while it is none. Addresses of `origin`, this site, become paths, and
 * references are no addresses: they are chosen by their titles.
 */
export function typedTarget(text: string, origin: string): OwnTarget | null {
  const meant = meantTarget(text)
  const target = meant.startsWith(`${origin}/`) ? meant.slice(origin.length) : meant
  const kind = kindOfTarget(target)
  return kind === null || kind === 'reference' ? null : { target, kind }
}
