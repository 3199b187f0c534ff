import type { PoolClient } from 'pg'

/** Called with the text of each statement when it is sent; the result is called when it has ended. */
export type StatementObserver = (text: string) => (error?: unknown) => void

/** Has an observer follow all statements of a client, whether they are awaited or have a callback. */
export function observeStatements(client: PoolClient, observe: StatementObserver): void {
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes `this` on
  client.query = new Proxy(client.query, {
    apply(query, self, args: unknown[]) {
      const end = observe(textOf(args[0]))
      const callback = args.at(-1)
      if (typeof callback === 'function') {
        const onEnd = (error: unknown, result: unknown): unknown => {
          end(error ?? undefined)
          return Reflect.apply(callback, undefined, [error, result])
        }
        return Reflect.apply(query, self, [...args.slice(0, -1), onEnd])
      }
      const sent: unknown = Reflect.apply(query, self, args)
      if (sent instanceof Promise) sent.then(() => end(), end)
      else end() // a cursor, whose reader decides how long it takes
      return sent
    },
  })
}

function textOf(config: unknown): string {
  if (typeof config === 'string') return config
  return typeof config === 'object' && config !== null && 'text' in config ? String(config.text) : ''
}
