/**
 * Makes a path segment of a text: lower case, ASCII letters, digits and dashes, at most 80 characters; ä becomes ae.
 */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßøåæłđı]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’'′″"]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 80)
    .replace(/-$/, '')
}

const spelled: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'o',
  å: 'a',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}
