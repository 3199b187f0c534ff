import type { Composer } from '../types.ts'

/**
 * Reads a table of composers, one a line:
 * `key ; name ; Family, Given ; f|m ; born–died ; English name`.
 * A leading `~` before the years marks them as uncertain; living composers have nothing after the dash.
 */
export function readComposers(table: string): Composer[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [key, name, sortName, gender, years, nameEnglish] = line.split(';').map((cell) => cell.trim())
      if (!key || !name || !sortName || !years || (gender !== 'f' && gender !== 'm'))
        throw new Error(`Not a composer: ${line}`)
      const [born, died] = years.replace('~', '').split('–')
      return {
        key,
        name,
        sortName,
        nameEnglish: nameEnglish || null,
        gender,
        bornYear: Number(born),
        diedYear: died ? Number(died) : null,
        areDatesUncertain: years.startsWith('~'),
      }
    })
}
