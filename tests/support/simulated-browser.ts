import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, vi } from 'vitest'

/** A clock that advances only when a test says so. */
export class Clock {
  now = 0
  readonly #timers = new Map<number, { at: number; run: () => void }>()
  #last = 0

  set(run: () => void, delay = 0): number {
    this.#timers.set(++this.#last, { at: this.now + delay, run })
    return this.#last
  }

  clear(timer: number): void {
    this.#timers.delete(timer)
  }

  wait(delay: number): Promise<void> {
    return new Promise((resolve) => {
      this.set(resolve, delay)
    })
  }

  /** Advances the clock; after each timer, everything that waited for it continues before the next one. */
  async pass(duration: number): Promise<void> {
    const end = this.now + duration
    for (;;) {
      await nextTurn()
      const [first] = [...this.#timers]
        .filter(([, { at }]) => at <= end)
        .toSorted(([, a], [, b]) => a.at - b.at)
      if (!first) break
      const [id, { at, run }] = first
      this.#timers.delete(id)
      this.now = at
      run()
    }
    this.now = end
  }
}

/** One browser: the state that its windows share and that remains after they are closed. */
export class SimulatedBrowser {
  readonly locks = new Map<string, SimulatedWindow>()
  readonly storage: Record<string, string> = Object.create({
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  })
}

const inside = new AsyncLocalStorage<SimulatedWindow>()

/** One window of a browser. None of its scripts continues after it was killed. */
export class SimulatedWindow extends EventTarget {
  isAlive = true
  readonly browser: SimulatedBrowser
  readonly document = Object.assign(new EventTarget(), {
    hidden: false,
    visibilityState: 'visible',
    cookie: 'csrftoken=token',
    documentElement: { dataset: {} },
  })

  constructor(browser: SimulatedBrowser) {
    super()
    this.browser = browser
  }

  /** Runs a function as the window's own script would. */
  run<Result>(work: () => Result): Result {
    return inside.run(this, work)
  }

  show(isShown: boolean): void {
    Object.assign(this.document, { hidden: !isShown, visibilityState: isShown ? 'visible' : 'hidden' })
    this.run(() => this.document.dispatchEvent(new Event('visibilitychange')))
  }

  kill(): void {
    this.isAlive = false
    for (const [name, holder] of this.browser.locks) if (holder === this) this.browser.locks.delete(name)
  }
}

/** The window whose script runs now. */
export function thisWindow(): SimulatedWindow {
  const window = inside.getStore()
  if (!window) throw new Error('Nothing of a window runs now')
  return window
}

/** Lets the tests of this file, or of the `describe` around the call, run scripts in windows, which follow the clock. */
export function useSimulatedBrowsers(clock: () => Clock): void {
  beforeEach(() => {
    const restore = simulateBrowsers(clock)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
    return () => {
      restore()
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    }
  })
}

/** Gives the browser's objects and the clock to the windows' scripts; returns a function that removes them again. */
function simulateBrowsers(clock: () => Clock): () => void {
  const setTimeout = (run: () => void, delay?: number) => {
    const window = thisWindow()
    return clock().set(() => {
      if (window.isAlive) window.run(run)
    }, delay)
  }
  const replaced: Record<string, (window: SimulatedWindow) => unknown> = {
    window: () => ({ setTimeout }),
    clearTimeout: () => (timer: number) => clock().clear(timer),
    addEventListener: (window) => window.addEventListener.bind(window),
    removeEventListener: (window) => window.removeEventListener.bind(window),
    document: (window) => window.document,
    localStorage: ({ browser }) => browser.storage,
    navigator: () => ({ locks: { request: requestLock } }),
  }
  // Code that runs outside of any window, such as the test runner, keeps the real objects.
  const before = Object.entries(replaced).map(([name, choose]) => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, name)
    const own: unknown = Reflect.get(globalThis, name)
    const get = () => {
      const window = inside.getStore()
      return window ? choose(window) : own
    }
    // The test runner assigns its own timers now and then.
    Object.defineProperty(globalThis, name, { configurable: true, get, set: () => {} })
    return [name, descriptor] as const
  })
  const { now } = Date
  Date.now = () => clock().now
  return () => {
    Date.now = now
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
  }
}

async function requestLock(
  name: string,
  _: unknown,
  use: (lock: object | null) => Promise<void> | undefined,
): Promise<void> {
  const window = thisWindow()
  const { locks } = window.browser
  if (locks.has(name)) return use(null)
  locks.set(name, window)
  await use({})
  if (locks.get(name) === window) locks.delete(name)
}
