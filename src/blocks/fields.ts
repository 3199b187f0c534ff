/** Kinds of field that several blocks share. Unknown fields are dropped, missing ones get their default. */
import { z } from 'zod'

export const shortText = z.string().max(1000).default('')

/** The id of an anchor on the page: what a link's `#` names. */
export const anchor = z
  .string()
  .max(100)
  .regex(/^[\p{L}\d_-]*$/u)
  .default('')

/**
 * Where a link leads: `page:3`, `event:12` and their like, `route:events`, a path on this site, or an https, mailto
 * or tel address. Nothing else, so that no script ever becomes a link.
 */
export const linkTarget = z.string().max(2000).refine(isAllowedTarget, { error: 'link' }).default('')

/** A picture: `media:{id}`, or `figure:{seed}` for one drawn from the seed; empty for none. */
export const picture = z
  .string()
  .max(200)
  .regex(/^(|media:\d{1,9}|figure:[^\0]{1,180})$/)
  .default('')

/** A rich text as the editor stores it; what of it is shown, the renderer decides. */
export const richText = z.unknown().default(null)

export function isAllowedTarget(target: string): boolean {
  if (target === '') return true
  if (/^(page|event|article|subscription):\d{1,9}(#[\w-]+)?$/.test(target)) return true
  if (/^route:[a-z-]+$/.test(target)) return true
  if (/^form:[a-z0-9-]+$/.test(target)) return true
  if (/^#[\w-]+$/.test(target)) return true
  if (/^\/(?![/\\])[^\s\\]*$/.test(target)) return true
  return /^(https?:\/\/[^\s/\\]+|mailto:[^\s@]+@|tel:\+?\d)[^\s\\]*$/i.test(target)
}
