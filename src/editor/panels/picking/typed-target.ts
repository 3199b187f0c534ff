import { kindOfTarget, type TargetKind } from '#design/rich-text/link-target.ts'

export type OwnTarget = { target: string; kind: Exclude<TargetKind, 'reference'> }

/**
 * The target meant by a typed address: a web address with or without its scheme, an e-mail address, a phone number, an
 * anchor, a path. Null while it is none of them. Addresses of `origin`, this site, become paths.
 */
export function typedTarget(text: string, origin: string): OwnTarget | null {
  const typed = text.trim()
  const candidates = [
    ...(typed.startsWith(`${origin}/`) ? [typed.slice(origin.length)] : []),
    typed,
    ...(/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(typed) ? [`mailto:${typed}`] : []),
    ...(/^\+?[\d\s()/.-]{6,30}$/.test(typed) ? [`tel:${typed.replace(/[\s/]/g, '')}`] : []),
    ...(/^([a-z\d-]+\.)+[a-z]{2,}([/?#]\S*)?$/i.test(typed) ? [`https://${typed}`] : []),
  ]
  for (const target of candidates) {
    const kind = kindOfTarget(target)
    if (kind !== null && kind !== 'reference') return { target, kind }
  }
  return null
}
