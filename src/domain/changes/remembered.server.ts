import type { Memory, Scope } from '../scope.ts'
import { Shown } from '../cache-tags.ts'
import type { ChangeFeed } from './follow-changes.server.ts'
import { findNextMoment } from './next-moment.server.ts'
import { tagsOf } from './tags-of.ts'

/** `until` and `tags` are known once the value is loaded. */
type Entry = {
  from: Date
  loaded: Promise<{ value: unknown; shown: Shown; until: Date }>
  until: Date | null
  tags: Set<string> | null
}

/**
 * What every page shows and seldom changes, such as the menus: this process remembers it for visitors, by the same cache
 * tags as whole pages, until a change of one of them or the next moment at which something may look different.
 */
export class Remembered implements Memory {
  readonly #entries = new Map<string, Entry>()
  #moment: { from: Date; moment: Promise<Date> } | null = null

  constructor(changes: Pick<ChangeFeed, 'subscribe'>) {
    changes.subscribe((made) => {
      this.#moment = null
      for (const change of made) this.#forget(tagsOf(change))
    })
  }

  /** The value that `load` returned for this key, or returns now. Keys are constants, so that their number is bounded. */
  async find<Value>(scope: Scope, key: string, load: (scope: Scope) => Promise<Value>): Promise<Value> {
    const entry = this.#findValid(scope, key) ?? this.#add(scope, key, load)
    const { value, shown } = await entry.loaded
    for (const tag of shown.tags) scope.shown?.tags.add(tag)
    if (scope.shown && shown.isIncomplete) scope.shown.isIncomplete = true
    // The key determines the loader.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return value as Value
  }

  /** The next moment after `scope.now` at which something may look different without a change. */
  async findNextMoment(scope: Pick<Scope, 'db' | 'now'>): Promise<Date> {
    const asked = this.#moment
    if (asked && asked.from <= scope.now && (await asked.moment) > scope.now) return asked.moment
    const found = { from: scope.now, moment: findNextMoment(scope) }
    this.#moment = found
    found.moment.catch(() => {
      if (this.#moment === found) this.#moment = null // the next request asks again
    })
    return found.moment
  }

  #findValid({ now }: Scope, key: string): Entry | null {
    const entry = this.#entries.get(key)
    return entry && entry.from <= now && (entry.until === null || entry.until > now) ? entry : null
  }

  #add<Value>(scope: Scope, key: string, load: (scope: Scope) => Promise<Value>): Entry {
    const shown = new Shown()
    const entry: Entry = { from: scope.now, loaded: this.#load(scope, shown, load), until: null, tags: null }
    this.#entries.set(key, entry)
    const finish = async () => {
      const { until } = await entry.loaded
      entry.until = until
      entry.tags = shown.tags
      if (shown.isIncomplete) throw new Error('A part is missing.')
    }
    finish().catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key)
    })
    return entry
  }

  async #load<Value>(scope: Scope, shown: Shown, load: (scope: Scope) => Promise<Value>) {
    const [value, until] = await Promise.all([load({ ...scope, shown }), this.findNextMoment(scope)])
    return { value, shown, until }
  }

  /** Entries that are still loading may have been read before the change. */
  #forget(tags: readonly string[] | null): void {
    for (const [key, entry] of this.#entries)
      if (tags === null || entry.tags === null || tags.some((tag) => entry.tags?.has(tag)))
        this.#entries.delete(key)
  }
}
