import { addRecords, storeOfKind, type RecordStore, type RecordStores } from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'
import { foldTexts, listArtistsToMatch } from '../../works/index.server.ts'
import { knownSpellings } from './known-spellings.ts'
import type { ArtistPlan } from './plan-event.ts'

/**
 * Maps each person and ensemble of an archive to a record: the one created for this exact name, else one whose German
 * or English name folds to the same text, else a new one. Kept in memory for a whole import.
 */
export class ArtistRegister {
  #byKey = new Map<string, number>()
  #byName = new Map<string, number>()
  #folded = new Map<string, string>()
  #sortNames = new Map<number, string>()
  #store: RecordStore
  /** The ids of the records that were added; in a dry run negative numbers. */
  #added: number[] = []

  private constructor(store: RecordStore) {
    this.#store = store
  }

  static async load(scope: Scope, stores: RecordStores): Promise<ArtistRegister> {
    const register = new ArtistRegister(storeOfKind(stores, 'artist'))
    for (const { id, externalIds, sortName, names } of await listArtistsToMatch(scope)) {
      register.#sortNames.set(id, sortName)
      for (const externalId of externalIds) register.#byKey.set(externalId, id)
      for (const name of names) if (!register.#byName.has(name)) register.#byName.set(name, id)
    }
    return register
  }

  idOf(plan: ArtistPlan): number {
    const id = this.#byKey.get(plan.key)
    if (id === undefined) throw new Error(`An artist was not resolved: ${plan.key}`)
    return id
  }

  /** The sort name's first part in the house's spelling: Dvořák where the archive has Dvorak. */
  familyOf(plan: ArtistPlan): string {
    const sortName = this.#sortNames.get(this.idOf(plan)) ?? plan.sortName
    return plan.kind === 'person' ? (sortName.split(',')[0] ?? sortName) : sortName
  }

  /** The ids of the records that were added since the last call. */
  takeAdded(): number[] {
    return this.#added.splice(0)
  }

  /** Finds or adds all of them. A dry run assigns negative ids to new ones and writes nothing. */
  async resolve(scope: Scope, plans: ArtistPlan[], isDryRun: boolean): Promise<void> {
    const unknown = new Map(plans.filter(({ key }) => !this.#byKey.has(key)).map((plan) => [plan.key, plan]))
    await this.#fold(scope, [...unknown.values()].flatMap(spellingsOf))
    const missing = new Map<string, ArtistPlan>()
    for (const plan of unknown.values()) {
      const id = this.#findByName(plan)
      if (id !== undefined) this.#byKey.set(plan.key, id)
      else if (!missing.has(this.#nameOf(plan))) missing.set(this.#nameOf(plan), plan)
    }
    const drafts = [...missing.values()].map(({ kind, name, sortName, key }) => ({
      kind,
      name,
      sort_name: sortName,
      external_id: key,
    }))
    const ids = isDryRun
      ? drafts.map((_, index) => -1 - this.#added.length - index)
      : await addRecords(scope, this.#store, drafts, { search: 'later' })
    this.#added.push(...ids)
    for (const [index, [name, { sortName }]] of [...missing].entries()) {
      const id = ids[index] ?? 0
      this.#byName.set(name, id)
      this.#sortNames.set(id, sortName)
    }
    for (const plan of unknown.values()) {
      const id = this.#findByName(plan)
      if (id !== undefined) this.#byKey.set(plan.key, id)
    }
  }

  #findByName(plan: ArtistPlan): number | undefined {
    for (const spelling of spellingsOf(plan)) {
      const id = this.#byName.get(this.#folded.get(spelling) ?? '')
      if (id !== undefined) return id
    }
    return undefined
  }

  /** The folded name of a plan, in the house's preferred spelling. */
  #nameOf(plan: ArtistPlan): string {
    const [spelling = plan.name] = spellingsOf(plan)
    return this.#folded.get(spelling) ?? spelling
  }

  async #fold(scope: Scope, texts: string[]): Promise<void> {
    const fresh = [...new Set(texts)].filter((text) => !this.#folded.has(text))
    const folded = await foldTexts(scope, fresh)
    for (const [index, text] of fresh.entries()) this.#folded.set(text, folded[index] ?? text)
  }
}

function spellingsOf({ name }: ArtistPlan): string[] {
  const known = knownSpellings[name]
  return known === undefined ? [name] : [known, name]
}
