import { addRecords, storeOfKind, type RecordStore, type RecordStores } from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'
import { foldTexts, listWorksToMatch, type WorkToMatch } from '../../works/index.server.ts'
import type { ArtistRegister } from './artist-register.server.ts'
import { catalogueKey } from './catalogue-number.ts'
import type { WorkPlan } from './plan-event.ts'

/**
 * Maps each work of an archive to a record: the one created for the archive's own number; else one by the same composer
 * with the same title, or with the same catalogue number and a common word in the title; else a new one. Arrangements
 * and parts (a suite from, an overture to) are separate works and match by title only.
 */
export class WorkRegister {
  #byKey = new Map<string, number>()
  #ofHouse = new Map<number | null, HouseWork[]>()
  #store: RecordStore
  /** The ids of the records that were added; in a dry run negative numbers. */
  #added: number[] = []

  private constructor(store: RecordStore) {
    this.#store = store
  }

  static async load(scope: Scope, stores: RecordStores): Promise<WorkRegister> {
    const register = new WorkRegister(storeOfKind(stores, 'work'))
    for (const work of await listWorksToMatch(scope)) {
      for (const externalId of work.externalIds) register.#byKey.set(externalId, work.id)
      const siblings = register.#ofHouse.get(work.composerId) ?? []
      register.#ofHouse.set(work.composerId, [...siblings, toHouseWork(work)])
    }
    return register
  }

  idOf(plan: WorkPlan): number {
    const id = this.#byKey.get(plan.key)
    if (id === undefined) throw new Error(`A work was not resolved: ${plan.key}`)
    return id
  }

  /** The ids of the records that were added since the last call. */
  takeAdded(): number[] {
    return this.#added.splice(0)
  }

  /** Finds or adds all of them; their composers must be resolved first. A dry run writes nothing. */
  async resolve(scope: Scope, plans: WorkPlan[], artists: ArtistRegister, isDryRun: boolean): Promise<void> {
    const unknown = [
      ...new Map(plans.filter(({ key }) => !this.#byKey.has(key)).map((plan) => [plan.key, plan])).values(),
    ]
    const folded = await foldTexts(
      scope,
      unknown.map(({ title }) => title.en),
    )
    const missing: { plan: WorkPlan; composerId: number | null }[] = []
    for (const [index, plan] of unknown.entries()) {
      const composerId = plan.composer && artists.idOf(plan.composer)
      const known = this.#findInHouse(plan, composerId, folded[index] ?? plan.title.en)
      if (known === undefined) missing.push({ plan, composerId })
      else this.#byKey.set(plan.key, known)
    }
    const drafts = missing.map(({ plan, composerId }) => ({
      composer: composerId,
      title: plan.title,
      catalogue_number: plan.catalogueNumber,
      external_id: plan.key,
    }))
    const ids = isDryRun
      ? drafts.map((_, index) => -1 - this.#added.length - index)
      : await addRecords(scope, this.#store, drafts, { search: 'later' })
    this.#added.push(...ids)
    for (const [index, { plan }] of missing.entries()) this.#byKey.set(plan.key, ids[index] ?? 0)
  }

  #findInHouse(plan: WorkPlan, composerId: number | null, folded: string): number | undefined {
    if (composerId === null) return undefined
    const source = plan.key.split(':')[0]
    const candidates = (this.#ofHouse.get(composerId) ?? []).filter((work) => work.source !== source)
    const title = wordsOf(folded)
    const byTitle = candidates.find(({ titles }) =>
      titles.some((words) => words.join(' ') === title.join(' ')),
    )
    if (byTitle) return byTitle.id
    const number = catalogueKey(plan.catalogueNumber)
    if (number === null || /\(arr\.|:/i.test(plan.title.en)) return undefined
    return candidates.find((work) => work.number === number && sharesWord(work.titles, title))?.id
  }
}

type HouseWork = { id: number; source: string | null; number: string | null; titles: string[][] }

function toHouseWork({ id, externalIds, catalogueNumber, titles }: WorkToMatch): HouseWork {
  return {
    id,
    source: externalIds[0]?.split(':')[0] ?? null,
    number: catalogueKey(catalogueNumber),
    titles: titles.map(wordsOf),
  }
}

/** The words of a folded title, without brackets and quotation marks. */
function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\d]+/u).filter(Boolean)
}

function sharesWord(titles: string[][], words: string[]): boolean {
  return titles.some((title) => title.some((word) => word.length > 3 && words.includes(word)))
}
