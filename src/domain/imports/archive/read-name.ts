import { replaceAlike, respell, tidySpaces } from './respell.ts'

export type ArchiveName = {
  kind: 'person' | 'ensemble'
  /** The printed form: given names first. */
  name: string
  /** The sort form: `Last, First`. */
  sortName: string
}

/**
 * Parses a name of an archive: `Last, First` is a person, a name without a comma an ensemble unless it is a single word
 * (Midori). Null for placeholders. `isGroup`: additional information from the source.
 */
export function readName(raw: string, { isGroup = false }: { isGroup?: boolean } = {}): ArchiveName | null {
  const text = respell(tidySpaces(raw))
  const parts = splitOutsideBrackets(text)
  const [family = '', given = '', suffix = '', ...rest] = parts
  const isKnownShape = rest.length === 0 && (suffix === '' || suffixes.test(suffix))
  if (!family || nobody.has(parts.filter(Boolean).join(', ').toLowerCase())) return null
  if (!given) {
    const name = tidySpaces(text.replace(/,+\s*$/, ''))
    const kind = isGroup || groupWords.test(name) || name.includes(' ') ? 'ensemble' : 'person'
    // `Sandoval,` only lacks its first name, so it is a person even if it has two words.
    return { kind: raw.trim().endsWith(',') && !isGroup ? 'person' : kind, name, sortName: name }
  }
  if (!isKnownShape) return asItStands(text)
  const joint = readJointName(family, given)
  if (joint) return joint
  const [familyName, givenName] = [resolveParentheses(family), lowerParticle(resolveParentheses(given))]
  const first = givenName.replace(/^(Sir|Dame|Don) /, '')
  return {
    kind: first === 'The' ? 'ensemble' : 'person',
    name: tidySpaces([first, familyName, suffix].join(' ')),
    sortName: tidySpaces(`${familyName}, ${[first, suffix].filter(Boolean).join(' ')}`),
  }
}

/** Several names in one field: `A; B`. */
export function splitNames(text: string | null | undefined): string[] {
  return [...new Set((text ?? '').split(';').map((part) => part.trim()))].filter(Boolean)
}

const suffixes = /^(Jr\.?|Sr\.?|I{1,3}|IV|V)$/
/** Placeholders for a missing name; compared in lower case, without trailing commas. */
const nobody = new Set([
  'none',
  'unknown',
  'unspecified',
  'unknown soloist',
  'no soloist',
  'not conducted',
  'audience',
  'chorus',
  'various',
  'act',
  'traditional',
  'anthem',
  'demonstration',
  'discussion',
  'improvisation',
  'folk song',
  'gregorian chant',
])
const groupWords =
  /\b(choir|chorus|choristers|chorale|boychoir|orchestra|philharmonic|symphony|ensemble|quartet|quintet|trio|band|ballet|society|club|singers|dancers|kantorei|players|company|brass|choral)\b/i

function splitOutsideBrackets(text: string): string[] {
  return text.split(/,(?![^(]*\))/).map((part) => part.trim())
}

/** `Tepper/Bennett, Sid/Roy C.` names two persons who wrote one song: printed in order, stored as one record. */
function readJointName(family: string, given: string): ArchiveName | null {
  if (!/[/&]/.test(family + given)) return null
  const [families, givens] = [family.split('/'), given.split('/')]
  if (families.length !== givens.length || families.length === 1) return asItStands(`${family}, ${given}`)
  const name = families.map((last, index) => tidySpaces(`${givens[index] ?? ''} ${last}`)).join(' / ')
  return { kind: 'person', name, sortName: `${family}, ${given}` }
}

function asItStands(text: string): ArchiveName {
  const name = text.replace(/,+\s*$/, '')
  return { kind: 'person', name, sortName: name }
}

/** `Andre (André)` is a spelling; `Morris (Arnie)`, `V(asile)` and `(See 9916)` are notes, which are removed. */
function resolveParentheses(text: string): string {
  const inside = /\(([^()]*)\)/.exec(text)?.[1]
  if (inside === undefined) return text.replaceAll('"', '')
  const without = tidySpaces(text.replace(/\s*\([^()]*\)/g, ''))
  return without === '' ? inside : (replaceAlike(without, inside) ?? without).replaceAll('"', '')
}

/** `Franz Von` Suppé becomes Franz von Suppé; a given name that consists only of Van is kept. */
function lowerParticle(given: string): string {
  return given.replace(/ (Von|Da|De|Der)$/, (particle) => particle.toLowerCase())
}
