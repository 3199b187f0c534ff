/** An anchor made from a text in the way of addresses: `was-sie-erwartet`. */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’'`]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
}

/** The typed text reduced to the characters that an anchor may have; spaces become dashes. */
export function withoutOthers(typed: string): string {
  return typed
    .replace(/^#/, '')
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\d_-]/gu, '')
}
