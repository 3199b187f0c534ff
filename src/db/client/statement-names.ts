import type { PoolClient } from 'pg'

/** How often a statement is executed before it is prepared; the default of PostgreSQL's JDBC driver. */
const threshold = 5
/** A bound on the memory of each connection on the server, which keeps the plans of all prepared statements. */
const maxPrepared = 250
/** The counts of statements that are not prepared yet are reset when there are this many. */
const maxCounted = 2000

/**
 * Has PostgreSQL keep the plans of the statements that are executed often: for most of our queries, planning takes
 * longer than execution. Statements without parameters are left alone, because they may be several in one text.
 */
export class StatementNames {
  #isPooled: boolean
  #counts = new Map<string, number>()
  #names = new Map<string, string>()

  /** Behind a pooler in transaction mode no statement has a name: the next one may reach another session. */
  constructor({ isPooled = false } = {}) {
    this.#isPooled = isPooled
  }

  /** Makes a client prepare such statements. */
  addTo(client: PoolClient): void {
    // oxlint-disable-next-line typescript/unbound-method -- the proxy passes `this` on
    client.query = new Proxy(client.query, {
      apply: (query, self, [config, values, ...rest]: unknown[]) =>
        Reflect.apply(query, self, [
          Array.isArray(values) ? this.#withName(config) : config,
          values,
          ...rest,
        ]),
    })
  }

  #withName(config: unknown): unknown {
    if (typeof config !== 'object' || config === null) return config
    if (this.#isPooled) return { ...config, name: undefined }
    if (!('text' in config) || typeof config.text !== 'string' || ('name' in config && config.name))
      return config
    const name = this.#find(config.text)
    return name === undefined ? config : { ...config, name }
  }

  #find(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size === maxPrepared) return known
    const count = (this.#counts.get(text) ?? 0) + 1
    if (count < threshold) {
      if (this.#counts.size === maxCounted) this.#counts.clear()
      this.#counts.set(text, count)
      return undefined
    }
    this.#counts.delete(text)
    const name = `frequent_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
