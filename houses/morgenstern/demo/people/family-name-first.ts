/** The name under which a person is sorted, if the family name is the last word: `Mahler, Gustav`. */
export function familyNameFirst(name: string): string {
  return name.replace(/^(.+) (\S+)$/, '$2, $1')
}
