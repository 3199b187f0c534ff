import type { Localized } from '#i18n/languages.ts'
import { kindOfName } from '#records/shared/kind-of-name.ts'
import { capitalised, capitalisedName, newPerson } from '#records/shared/quick-create.ts'
import { readSettings } from '../../house/index.server.ts'
import type { RecordStores } from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'
import { tidyLine } from './lines-of.ts'
import { NameRegister, normalise, type Candidate, type Candidates } from './name-register.server.ts'
import { readMembers, type ReadMember } from './read-cast.ts'
import {
  isWorkLike,
  premiereIn,
  readProgrammeLines,
  type ProgrammeLine,
  type ReadLine,
} from './read-programme.ts'

/** A record that is there. */
export type Found = { id: number; title: string; by: string }
/** A composer who is there, or a person to be added. */
type ComposerOf = { id: number; name: string } | { id: null; name: string; born: string; died: string }
/** A record that could be added for what is written. */
export type Proposal =
  | { kind: 'work'; title: string; composer: ComposerOf | null }
  | { kind: 'artist'; name: string; as: 'person' | 'ensemble' }
/** What a line says, with the record that is meant; the other values are those of the fields of a row. */
export type Understood = {
  /** What names the record, without the rest of the line; empty if none is named. */
  text: string
  found: Found | null
  /** One that is sure, or several to choose from. */
  proposals: Proposal[]
  isSure: boolean
  likely: Found[]
  kind: 'work' | 'movement' | 'interval' | 'talk' | 'encore' | null
  title: Localized | null
  minutes: number | null
  arrangement: Localized | null
  premiere: 'world' | 'country' | null
  note: Localized | null
  role: Localized | null
}

/** The most records that are offered for a line. */
const maxLikely = 4
const nothing: Omit<Understood, 'text'> = {
  found: null,
  proposals: [],
  isSure: false,
  likely: [],
  kind: null,
  title: null,
  minutes: null,
  arrangement: null,
  premiere: null,
  note: null,
  role: null,
}

/**
 * What lines of a programme or a cast mean, by the names that imports know them by. Nothing is added. A line may have no row,
 * such as the name of a composer above works, or several.
 */
export async function understandLines(
  scope: Scope,
  stores: RecordStores,
  { list, lines }: { list: 'programme' | 'cast'; lines: readonly string[] },
): Promise<Understood[][]> {
  const names = new NameRegister(stores, { choices: {}, adds: [], isTrial: true })
  const tidy = lines.map(tidyLine)
  const understood: Understood[][] = []
  if (list === 'cast')
    for (const line of tidy) {
      const members = []
      for (const member of readMembers(line)) members.push(await understandMember(scope, names, member))
      understood.push(members)
    }
  else
    for (const read of readProgrammeLines(tidy)) {
      const before = understood.at(-1)?.at(-1) ?? null
      understood.push(read === null ? [] : [await understandItem(scope, names, read, before)])
    }
  return understood
}

async function understandItem(
  scope: Scope,
  names: NameRegister,
  { readings, isMovement }: ReadLine,
  before: Understood | null,
): Promise<Understood> {
  const [first] = readings
  const { kind, minutes, arrangement, premiere } = first
  const { premiere_country: country } = await readSettings(scope)
  const common = {
    ...nothing,
    kind,
    minutes,
    arrangement: inGerman(arrangement),
    ...premiereIn(premiere, country),
  }
  if (kind === 'interval' || kind === 'talk')
    return { ...common, text: '', isSure: true, title: inGerman(first.title) }
  if (isMovement) {
    const likely = before?.found ? [before.found] : []
    return { ...common, text: first.title, kind: 'movement', title: inGerman(first.title), likely }
  }
  const matches = []
  for (const reading of readings) matches.push(await matchWork(scope, names, reading))
  const best = matches.toSorted((one, other) => other.rank - one.rank)[0]
  if (!best) return { ...common, text: first.title }
  const { composer, title, excerpt } = best.reading
  const proposals = best.rank === 0 ? matches.flatMap((one) => one.proposals) : best.proposals
  const likely = (best.rank === 0 ? matches : [best]).flatMap((one) => one.likely)
  const isOnly = proposals.length === 1 && likely.length === 0
  return {
    ...common,
    text: composer === '' ? title : `${composer}: ${title}`,
    // The excerpt of an encore has no place of its own: it is part of its title.
    ...(excerpt !== '' && {
      title: inGerman(excerpt),
      ...(kind === 'work' && { kind: 'movement' as const }),
    }),
    found: best.found,
    proposals: best.found ? [] : proposals.slice(0, maxLikely),
    // A work without a composer is rare.
    isSure: best.found !== null || (isOnly && proposals.every((one) => one.kind === 'work' && one.composer)),
    likely: best.found ? [] : withoutRepeated(likely).slice(0, maxLikely),
  }
}

type Match = {
  reading: ProgrammeLine
  found: Found | null
  likely: Found[]
  proposals: Proposal[]
  /** How much of the reading is known. */
  rank: number
}

/** The work that a reading means, of all composers whom its name may mean. */
async function matchWork(scope: Scope, names: NameRegister, reading: ProgrammeLine): Promise<Match> {
  const { composer, title, born, died } = reading
  const work = { kind: 'work', name: title }
  const add = (by: ComposerOf | null): Proposal => ({ kind: 'work', title: capitalised(title), composer: by })
  if (composer === '') {
    const [found, likely] = foundIn(work, await names.candidatesOf(scope, work, null), '')
    return { reading, found, likely, proposals: [add(null)], rank: found ? 3 : 0 }
  }
  const people = await names.candidatesOf(scope, { kind: 'artist', name: composer, isComposer: true }, null)
  const [exact, alike] = [people.exact.filter(isPerson), people.alike.filter(isPerson)]
  const known = exact.length > 0 ? exact : alike
  if (known.length === 0) {
    const { name } = newPerson(capitalisedName(composer))
    return { reading, found: null, likely: [], proposals: [add({ id: null, name, born, died })], rank: 0 }
  }
  const [, head = null] = /^([^,]+),/.exec(isWorkLike(title.split(',')[0] ?? '') ? '' : title) ?? []
  const works: Found[] = []
  const exactly: Found[] = []
  const likely: Found[] = []
  for (const { id, title: by } of known.slice(0, maxLikely)) {
    const whole = await names.candidatesOf(scope, work, id)
    const named = head === null ? whole : await names.candidatesOf(scope, { kind: 'work', name: head }, id)
    // Behind a name such as `Offertorium` may stand what it is.
    const candidates = whole.exact.length === 0 && named.exact.length === 1 ? named : whole
    const [found, similar] = foundIn(work, candidates, by)
    if (found) works.push(found)
    if (found && candidates.exact.length > 0) exactly.push(found)
    likely.push(...similar)
  }
  const [found = null, ...others] = exactly.length > 0 ? exactly : works
  return {
    reading,
    found: others.length === 0 ? found : null,
    likely: [...works, ...likely],
    proposals: known.slice(0, maxLikely).map(({ id, title: name }) => add({ id, name })),
    rank: found ? 4 : known.length === 1 ? 2 : 1,
  }
}

async function understandMember(
  scope: Scope,
  names: NameRegister,
  readings: ReadMember,
): Promise<Understood> {
  const matches = []
  for (const { name, role } of readings) {
    const asked = { kind: 'artist', name }
    const [found, likely] = foundIn(asked, await names.candidatesOf(scope, asked, null), '')
    matches.push({ name, role, found, likely })
  }
  const [first] = readings
  const best = matches.find(({ found }) => found) ?? matches.find(({ likely }) => likely.length > 0)
  const { name, role, found, likely } = best ?? { ...first, found: null, likely: [] }
  const kind = kindOfName(name)
  const proposed = (['person', 'ensemble'] as const).map((as): Proposal => ({ kind: 'artist', name, as }))
  const proposals = kind === null ? proposed : proposed.filter((one) => 'as' in one && one.as === kind)
  return {
    ...nothing,
    text: name,
    role,
    found,
    proposals: found || name === '' ? [] : proposals,
    isSure: found !== null || (kind !== null && likely.length === 0),
    likely: found ? [] : likely.slice(0, maxLikely),
  }
}

/** The one record that is meant, if that is sure, and those that may be. */
function foundIn(
  name: { kind: string; name: string },
  { exact, alike, others }: Candidates,
  by: string,
): [Found | null, Found[]] {
  const shown = ({ id, title }: Candidate): Found => ({ id, title, by })
  const [found, ...more] = exact.length > 0 ? exact : alike
  // `Konzert für Klavier` may be any of several of which one is known.
  const isSure = exact.length > 0 || hasDigits(name.name) || !found?.spellings.every(hasDigits)
  if (found && more.length === 0 && isSure) return [shown(found), []]
  return [null, [...exact, ...alike, ...others.filter((one) => isSimilar(name, one))].map(shown)]
}

/** Whether half of the words are the same, and the numbers do not differ. */
function isSimilar({ kind, name }: { kind: string; name: string }, { spellings }: Candidate): boolean {
  const words = normalise(kind, name).split(' ')
  return spellings.some((spelling) => {
    const own = spelling.split(' ')
    const [mine, theirs] = [words, own].map((all) => all.filter(hasDigits))
    const isOther =
      mine && theirs && mine.length > 0 && theirs.length > 0 && !mine.some((one) => theirs.includes(one))
    const common = new Set(words.filter((word) => word.length > 2 && own.includes(word))).size
    return !isOther && common > 0 && common * 2 >= Math.min(words.length, own.length)
  })
}

function hasDigits(text: string): boolean {
  return /\d/.test(text)
}

function isPerson({ as }: Candidate): boolean {
  return as !== 'ensemble'
}

function withoutRepeated(all: readonly Found[]): Found[] {
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index)
}

/** A text of a line is German, because the house writes German first. */
function inGerman(text: string): Localized | null {
  return text === '' ? null : { de: text, en: '' }
}
