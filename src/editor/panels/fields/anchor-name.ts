/** A name for a place on the page, made of a text as addresses are: `was-sie-erwartet`. */
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

/** What is typed, with only the characters that such a name may have; spaces become dashes. */
export function withoutOthers(typed: string): string {
  return typed
    .replace(/^#/, '')
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\d_-]/gu, '')
}
