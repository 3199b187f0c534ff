/** FNV-1a, 32 bits: small, and distributes similar texts well. Not cryptographically secure. */
export function hashText(text: string, start = 0x811c9dc5): number {
  let hash = start
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
