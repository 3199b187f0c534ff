import { isRecord } from '#json/is-record.ts'
import type { Language } from '#i18n/languages.ts'
import type { Values } from '#records/field.ts'
import { kindOfName } from '#records/shared/kind-of-name.ts'
import { newArtist, newPerson, newWork } from '#records/shared/quick-create.ts'
import { readSettings } from '../../house/index.server.ts'
import {
  addRecord,
  changeRecord,
  listRecords,
  loadManyValues,
  storeOfKind,
  titleOf,
  updateFromWritten,
  type RecordStore,
  type RecordStores,
  type WrittenRecords,
} from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'
import { foldText } from '../../search/index.server.ts'

/** A name in a file, of a record of a kind; `composer` is that of a work. */
export type Name = {
  kind: string
  name: string
  composer?: string | undefined
  isComposer?: true
  as?: 'person' | 'ensemble' | undefined
}
/** What staff have chosen for a name that is not known here. */
export type NameChoice =
  | { do: 'create'; as?: 'person' | 'ensemble' | undefined }
  | { do: 'use'; id: number }
  | { do: 'leave' }
export type UnknownName = {
  key: string
  kind: string
  name: string
  count: number
  choice: NameChoice['do']
  /** Of somebody who performs: what the name says, null if that is not sure. Such a name is added only if staff say what it is. */
  guess: 'person' | 'ensemble' | null
  /** Records that are probably meant. */
  likely: { id: number; title: string }[]
}

/** Kinds of which a house has few, so that all are read at once. */
const smallKinds = ['room', 'series', 'genre', 'season', 'customer_tag']
const maxSmall = 2000
/** The works of a composer that are compared. */
const maxWorks = 500
const pageSize = 100

/** A record that a name may mean; `as` is what somebody who performs is. */
export type Candidate = { id: number; title: string; as: unknown; spellings: string[] }
/** The records that have the name as it is written, those that have all of its words, and others that were compared. */
export type Candidates = { exact: Candidate[]; alike: Candidate[]; others: Candidate[] }

/**
 * Finds the records that the names of a file mean, in every spelling, by the look-up that the form has. What is unknown is
 * counted, and added only if staff have said so; a trial gives those a negative number.
 */
export class NameRegister {
  #stores: RecordStores
  #choices: Readonly<Record<string, NameChoice>>
  #adds: readonly string[]
  #isTrial: boolean
  #ids = new Map<string, number | null>()
  #added: WrittenRecords = new Map()
  #unknown = new Map<string, UnknownName>()
  #candidates = new Map<string, Promise<Candidate[]>>()
  /** The titles of records that a trial would add, as `room:-1`. */
  readonly titles: Record<string, string> = {}

  constructor(
    stores: RecordStores,
    given: {
      choices: Readonly<Record<string, NameChoice>>
      /** The kinds of which unknown names are added unless something else is chosen. */
      adds: readonly string[]
      isTrial: boolean
    },
  ) {
    this.#stores = stores
    this.#choices = given.choices
    this.#adds = given.adds
    this.#isTrial = given.isTrial
  }

  /** The names that nobody knows, the most frequent first. */
  unknown(): UnknownName[] {
    return [...this.#unknown.values()].toSorted(
      (one, other) =>
        one.kind.localeCompare(other.kind) || other.count - one.count || one.key.localeCompare(other.key),
    )
  }

  /** Updates what is derived from the records that were added since the last call, in the transaction that has added them. */
  async updateAdded(scope: Scope): Promise<void> {
    await updateFromWritten(scope, this.#added)
  }

  /** The number of the record that is meant; null if it is unknown and not to be added. */
  async find(scope: Scope, name: Name): Promise<number | null> {
    const key = keyOf(name)
    const unknown = this.#unknown.get(key)
    if (unknown) unknown.count += 1
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = await this.#lookUp(scope, name, key)
    this.#ids.set(key, id)
    return id
  }

  async #lookUp(scope: Scope, name: Name, key: string): Promise<number | null> {
    const composer = name.composer
      ? await this.find(scope, { kind: 'artist', name: name.composer, isComposer: true })
      : null
    const { exact, alike, others } = await this.candidatesOf(scope, name, composer)
    const [found, ...more] = exact.length > 0 ? exact : alike
    if (found && more.length === 0) return found.id
    const likely = [
      ...exact,
      ...alike,
      ...others.toSorted((one, other) => rankOf(name, one) - rankOf(name, other)),
    ]
    const [meant, ...otherMeant] = likely.filter((one) => isShortFor(name, one) || isDamaged(name, one))
    const chosen = this.#choices[key]
    const choice =
      chosen ?? (meant && otherMeant.length === 0 ? { do: 'use', id: meant.id } : this.#usualChoice(name))
    if (!this.#unknown.has(key))
      this.#unknown.set(key, {
        key,
        kind: name.kind,
        name: name.composer ? `${name.composer}: ${name.name}` : name.name,
        count: 1,
        choice: choice.do,
        guess: guessOf(name),
        likely: likely.slice(0, 5).map(({ id, title }) => ({ id, title })),
      })
    if (chosen?.do === 'use' && !this.#isTrial) await this.#keepSpelling(scope, name, chosen.id)
    if (choice.do === 'use') return choice.id
    return choice.do === 'create' ? this.#add(scope, { ...name, as: choice.as }, composer) : null
  }

  #usualChoice(name: Name): NameChoice {
    const isAdded =
      this.#adds.includes(name.kind) &&
      !lostCharacter.test(name.name) &&
      (name.kind !== 'artist' || guessOf(name) !== null)
    return { do: isAdded ? 'create' : 'leave' }
  }

  /** Whether one record, and only one, has the name of a work as it is written; nothing is counted. */
  async isKnownWork(scope: Scope, { name, composer }: { name: string; composer: string }): Promise<boolean> {
    const by = { kind: 'artist', name: composer, isComposer: true } as const
    const people = composer === '' ? null : await this.candidatesOf(scope, by, null)
    const [person, ...others] = people === null ? [] : people.exact.length > 0 ? people.exact : people.alike
    const id = person && others.length === 0 ? person.id : (this.#ids.get(keyOf(by)) ?? null)
    if (composer !== '' && id === null) return false
    const { exact } = await this.candidatesOf(scope, { kind: 'work', name }, id)
    return exact.length === 1
  }

  /** Keeps a name that staff have assigned to a record as another spelling of it, so that the next file knows it. */
  async #keepSpelling(scope: Scope, { kind, name }: Name, id: number): Promise<void> {
    const field = spellingFields[kind]
    if (field === undefined || lostCharacter.test(name)) return
    const store = storeOfKind(this.#stores, kind)
    const stored = (await loadManyValues(scope, store, [id])).get(id)
    const known = textsOf(stored?.[field])
    const spelling = kind === 'artist' && stored?.['kind'] === 'person' ? newPerson(name).name : name
    const definition = store.definition.fields[field]
    if (
      !stored ||
      known.includes(spelling) ||
      (definition?.kind === 'lines' && known.length >= (definition.max ?? 60))
    )
      return
    await changeRecord(scope, store, id, {
      changes: { [field]: [...known, spelling] },
      together: this.#added,
    })
  }

  /** The records that a name may mean, of a composer's works those that he or she has written. */
  async candidatesOf(scope: Scope, name: Name, composer: number | null): Promise<Candidates> {
    const all = await this.#load(scope, name, composer)
    const exact = all.filter((one) => isExact(name, one))
    const alike = all.filter((one) => !exact.includes(one) && isAlike(name, one))
    return { exact, alike, others: all.filter((one) => !exact.includes(one) && !alike.includes(one)) }
  }

  async #load(scope: Scope, { kind, name }: Name, composer: number | null): Promise<Candidate[]> {
    if (composer !== null && composer < 0) return []
    const isSmall = smallKinds.includes(kind)
    const place = isSmall ? kind : composer === null ? `${kind} ${foldText(name)}` : `${kind} of ${composer}`
    const loaded =
      this.#candidates.get(place) ??
      this.#list(
        scope,
        storeOfKind(this.#stores, kind),
        isSmall ? '' : composer === null ? wordsOf(name) : '',
        composer === null ? {} : { composer },
        isSmall ? maxSmall : composer === null ? 20 : maxWorks,
      )
    this.#candidates.set(place, loaded)
    return loaded
  }

  async #list(
    scope: Scope,
    store: RecordStore,
    query: string,
    filters: Values,
    most: number,
  ): Promise<Candidate[]> {
    const found: Candidate[] = []
    for (let page = 1; found.length < most; page += 1) {
      const question = { query, filters, page, pageSize: Math.min(pageSize, most) }
      const { items, count } = await listRecords(scope, this.#stores, store, question, 'de')
      found.push(...items.map((values) => candidateOf(store, values)))
      if (items.length === 0 || found.length >= count) break
    }
    return found
  }

  async #add(scope: Scope, name: Name, composer: number | null): Promise<number> {
    const { kind } = name
    if (this.#isTrial) {
      const id = -1 - Object.keys(this.titles).length
      this.titles[`${kind}:${id}`] = name.name
      return id
    }
    const store = storeOfKind(this.#stores, kind)
    const id = await addRecord(scope, store, await this.#draftOf(scope, name, composer), {
      together: this.#added,
    })
    this.#candidates.delete(smallKinds.includes(kind) ? kind : `${kind} of ${String(composer)}`)
    return id
  }

  /** The required fields of a new record; the rest is for staff. */
  async #draftOf(
    scope: Scope,
    { kind, name, isComposer, as }: Name,
    composer: number | null,
  ): Promise<Values> {
    const localized = { name: { de: name, en: '' } }
    if (kind === 'artist') return isComposer || as === 'person' ? newPerson(name) : newArtist(name, as)
    if (kind === 'work') return { ...newWork(name), ...(composer !== null && { composer }) }
    if (kind === 'season') return { name: seasonName(name) }
    if (kind === 'genre') return { ...localized, ground: 'stone' }
    if (kind === 'room') return { ...localized, venue: await this.#venueOf(scope, name) }
    if (kind === 'customer_tag')
      return { ...localized, category: /mitgl|member/i.test(name) ? 'Mitglieder' : 'Abonnent:innen' }
    return localized
  }

  /** A new hall is in the first house; where there is none, one with its name is added. */
  async #venueOf(scope: Scope, name: string): Promise<number> {
    const store = storeOfKind(this.#stores, 'venue')
    const { items } = await listRecords(scope, this.#stores, store, { pageSize: 1, ordering: 'id' }, 'de')
    if (items[0]) return items[0].id
    const { name: house, street, city } = await readSettings(scope)
    const address = [street, city].filter(Boolean).join(', ') || name
    return addRecord(scope, store, { name: { de: house.de || name, en: house.en || '' }, address })
  }
}

/** What a name says somebody is; composers are persons. */
function guessOf({ kind, name, isComposer }: Name): UnknownName['guess'] {
  if (kind !== 'artist') return null
  return isComposer ? 'person' : kindOfName(name)
}

/** By which a choice for a name is stored. */
function keyOf({ kind, name, composer }: Name): string {
  const folded = kind === 'season' ? seasonName(name) : foldText(name)
  return composer ? `${kind}:${foldText(composer)}: ${folded}` : `${kind}:${folded}`
}

/** Whether the record has this name, in any of its spellings; a key that the record does not have is no difference. */
function isExact({ kind, name }: Name, { spellings }: Candidate): boolean {
  const wanted = normalise(kind, name)
  if (spellings.includes(wanted)) return true
  // "Bodenseesaal", "Bodensee-Saal".
  const joined = (text: string) => text.replaceAll(' ', '')
  if (smallKinds.includes(kind)) return spellings.some((spelling) => joined(spelling) === joined(wanted))
  const hasKey = spellings.some((spelling) => keyPattern.test(spelling))
  return kind === 'work' && !hasKey && spellings.includes(wanted.replace(keyPattern, '').trim())
}

/** Whether all words of the name are among those of the record: `Mahler` and `Gustav Mahler`, `J. S. Bach`. */
function isAlike({ kind, name }: Name, { spellings }: Candidate): boolean {
  if (smallKinds.includes(kind)) return false
  const words = normalise(kind, name).split(' ')
  // A single name of a performer may be that of many; a composer's is not.
  if (words.length < (kind === 'artist' ? 1 : 2)) return false
  return spellings.some((spelling) => {
    const own = spelling.split(' ')
    return words.every(
      (word) =>
        own.includes(word) ||
        (kind === 'artist' && word.length === 1 && own.some((one) => one.startsWith(word))),
    )
  })
}

/** Whether the words of a name are those of the record, some of them cut off: `Gr. Saal` of `Großer Saal`. It is proposed, not taken for granted. */
function isShortFor({ kind, name }: Name, { spellings }: Candidate): boolean {
  const words = normalise(kind, name).split(' ')
  return (
    smallKinds.includes(kind) &&
    /\p{L}\./u.test(name) &&
    spellings.some((spelling) => {
      const own = spelling.split(' ')
      return own.length === words.length && words.every((word, at) => own[at]?.startsWith(word))
    })
  )
}

/** The fields that keep other spellings; those of other kinds are kept with the mapping of the columns. */
const spellingFields: Readonly<Record<string, string>> = { artist: 'other_names', work: 'other_titles' }

/** A question mark for a character that a program did not know: `Dvo?ák`, `Terzi?`. */
const lostCharacter = /\p{L}\?|\?\p{L}|\u{fffd}/u

/** Whether a name is that of the record but for characters that a program has lost. */
function isDamaged({ kind, name }: Name, { spellings }: Candidate): boolean {
  if (!lostCharacter.test(name)) return false
  const pieces = name
    .split(/[?\u{fffd}]/u)
    .map((piece) => normalise(kind, piece).replaceAll(/[^\p{L}\p{N} ]/gu, ''))
  const pattern = new RegExp(`^${pieces.join(' ?\\p{L}{1,2} ?')}$`, 'u')
  return spellings.some((spelling) => pattern.test(spelling))
}

/** Shortened names first, then those that share most words. */
function rankOf(name: Name, candidate: Candidate): number {
  if (isShortFor(name, candidate) || isDamaged(name, candidate)) return 0
  const words = normalise(name.kind, name.name).split(' ')
  const shared = candidate.spellings.map(
    (spelling) => spelling.split(' ').filter((word) => word.length > 1 && words.includes(word)).length,
  )
  return 1 + 1 / (1 + Math.max(0, ...shared))
}

function candidateOf(store: RecordStore, values: { id: number } & Values): Candidate {
  const { kind, list, fields } = store.definition
  const texts = list.search.flatMap((name) =>
    fields[name]?.kind === 'reference' ? [] : textsOf(values[name]),
  )
  const number = values['catalogue_number']
  const spellings = texts.map((text) => normalise(kind, text))
  const numbers = typeof number === 'string' ? [normalise(kind, number)] : []
  const keys = textsOf(values['key_signature']).map((key) => normalise(kind, key))
  const completed = spellings.flatMap((text) => [
    ...numbers.map((one) => `${text} ${one}`),
    ...keys.flatMap((key) => [`${text} ${key}`, ...numbers.map((one) => `${text} ${key} ${one}`)]),
  ])
  const sorted = values['sort_name']
  return {
    id: values.id,
    title: titleOf(store, values, 'de'),
    as: values['kind'],
    spellings: [
      ...spellings,
      ...completed,
      ...(typeof sorted === 'string' ? [normalise(kind, sorted)] : []),
    ].filter(Boolean),
  }
}

/** A key in the form in which names are compared. */
const keyPattern = /(?: in)? [a-h](?:is|es|s| flat| sharp)? (?:dur|moll|major|minor)\b/

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return isRecord(value)
    ? (['de', 'en'] satisfies Language[]).flatMap((language) => textsOf(value[language]))
    : []
}

/** A name in the form in which names are compared. */
export function normalise(kind: string, name: string): string {
  if (kind === 'season') return seasonName(name)
  const folded = foldText(name)
  if (kind !== 'work') return folded
  return folded
    .replaceAll(/\b(?:symphonie|sinfonia|symphony)\b/g, 'sinfonie')
    .replaceAll(/\b(?:concerto|concert)\b/g, 'konzert')
    .replaceAll(/\b(?:nr|no|number|nummer)\b/g, 'nr')
    .replaceAll(/\bopus\b/g, 'op')
    .replaceAll(/\b(?:k|kochel)\b(?= \d)/g, 'kv')
}

/** `2026/27` for that and for `2026-27`, `2026/2027`, `26/27`. */
function seasonName(name: string): string {
  const [, first = '', second = ''] = /^(?:\D*)(\d{2}|\d{4})\s*[/–-]\s*(\d{2}|\d{4})\s*$/.exec(name) ?? []
  if (first === '') return name.trim()
  return `${first.length === 2 ? `20${first}` : first}/${second.slice(-2)}`
}

/** The words for the look-up, which does not know punctuation. */
function wordsOf(name: string): string {
  return (name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .filter((word) => word.length > 1)
    .slice(0, 8)
    .join(' ')
}
