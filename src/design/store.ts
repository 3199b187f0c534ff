/** A value that components subscribe to without rendering each other. */
export type Store<State> = ReadableStore<State> & { set: (change: (state: State) => State) => void }
export type ReadableStore<State> = {
  get: () => State
  subscribe: (listener: () => void) => () => void
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (change) => {
      const next = change(state)
      if (Object.is(next, state)) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
