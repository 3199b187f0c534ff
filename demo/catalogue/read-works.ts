import type { Forces, Localized, Work } from '../types.ts'

const forcesNames = new Set<string>([
  'orchestra',
  'orchestra+soloist',
  'chamber-orchestra',
  'choir+orchestra',
  'choir',
  'string-quartet',
  'string-quintet',
  'piano-trio',
  'piano-quartet',
  'piano-quintet',
  'chamber',
  'duo',
  'solo',
  'piano',
  'organ',
  'song',
  'early',
  'new',
  'jazz',
] satisfies Forces[])

/**
 * Reads a table of works under headings `# composer`, one a line:
 * `suffix ; German title | English title ; catalogue number ; year ; minutes ; forces ; movements`.
 * `1772>1962` means composed 1772, first heard in concert halls 1962. Forces may name players:
 * `duo: violin, piano`. Movements are separated by ` / `, languages by `|`. Empty cells stay empty.
 */
export function readWorks(table: string): Work[] {
  const works: Work[] = []
  let composerKey = ''
  for (const line of table.trim().split('\n')) {
    if (line.startsWith('#')) composerKey = line.slice(1).trim()
    else if (line.trim()) works.push(readWork(composerKey, line))
  }
  return works
}

/** Splits `Deutsch | English`; a text without a bar is the same in both languages. */
export function readLocalized(cell: string): Localized {
  const [de = '', en] = cell.split('|').map((part) => part.trim())
  return { de, en: en || de }
}

function readWork(composerKey: string, line: string): Work {
  const [suffix, title, catalogue, years, minutes, forces, movements] = line
    .split(';')
    .map((cell) => cell.trim())
  if (!suffix || !title || !years || !minutes || !forces) throw new Error(`Not a work: ${line}`)
  const [year = years, heardFrom = year] = years.split('>')
  const [ensemble = '', players] = forces.split(':').map((part) => part.trim())
  if (!isForces(ensemble)) throw new Error(`Unknown forces: ${line}`)
  const localizedTitle = readLocalized(title)
  return {
    key: `${composerKey}-${suffix}`,
    composerKey,
    title: localizedTitle,
    catalogueNumber: catalogue || null,
    yearComposed: Number(year),
    heardFrom: Number(heardFrom),
    minutes: Number(minutes),
    keySignature: readKeySignature(localizedTitle),
    movements: movements ? movements.split(' / ').map(readLocalized) : [],
    forces: ensemble,
    soloInstruments: players ? players.split(',').map((player) => player.trim()) : [],
  }
}

function readKeySignature(title: Localized): Localized | null {
  const de = /\b[A-Ha-h](?:is|es|s)?-(?:Dur|Moll)\b/.exec(title.de)?.[0]
  const en = /\b[A-G](?:-(?:sharp|flat))? (?:major|minor)\b/.exec(title.en)?.[0]
  return de && en ? { de, en } : null
}

function isForces(name: string): name is Forces {
  return forcesNames.has(name)
}
