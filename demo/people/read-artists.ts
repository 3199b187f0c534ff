import type { Artist, Localized } from '../types.ts'

/**
 * Reads a table of performers, one per line: `key ; name ; f|m|e ; roles ; from–to`. `e` is an ensemble, which may have
 * another name in English: `Name / English name`. For a person the last word of the name is taken as the family name,
 * unless the name is written `Given | Family`.
 */
export function readArtists(table: string, biographies: Record<string, Localized> = {}): Artist[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [key, written, kind, roles, years] = line.split(';').map((cell) => cell.trim())
      if (!key || !written || !kind || !roles || !years) throw new Error(`Not a performer: ${line}`)
      const [from, to] = years.split('–')
      const [name = '', nameEnglish = null] = written.replace(' | ', ' ').split(' / ')
      return {
        key,
        kind: kind === 'e' ? 'ensemble' : 'person',
        name,
        nameEnglish,
        sortName: kind === 'e' ? name : familyNameFirst(written),
        gender: kind === 'f' || kind === 'm' ? kind : null,
        roles: roles.split(',').map((role) => role.trim()),
        activeFrom: Number(from),
        activeTo: to ? Number(to) : null,
        biography: biographies[key] ?? null,
      }
    })
}

function familyNameFirst(written: string): string {
  const words = written.includes('|')
    ? written.split('|')
    : [written.replace(/ \S+$/, ''), written.split(' ').at(-1) ?? '']
  return `${words[1]?.trim()}, ${words[0]?.trim()}`
}
