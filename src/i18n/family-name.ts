/**
 * The short name of a person: the part before the comma of "Last, First", if the name contains it, else the last word.
 * A sort name is in German, so an English name often has another spelling ("Prokofjew, Sergej", "Sergei Prokofiev").
 */
export function familyName(name: string, sortName: string): string {
  const [last = ''] = sortName.split(',')
  return name.includes(last) ? last : (name.split(' ').at(-1) ?? name)
}
