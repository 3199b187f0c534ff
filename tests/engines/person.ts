import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { Engine, Key } from './engine.ts'
import { finding, type Role, type Target } from './find-in-page.ts'

const place = z.object({ x: z.number(), y: z.number(), text: z.string() }).nullable()
/** Only ends a wait for what never comes. */
const patience = 45_000

/** Somebody at a browser, who sees what is there and waits for what is to come. */
export class Person {
  readonly #engine: Engine
  readonly #origin: string

  constructor(engine: Engine, origin: string) {
    this.#engine = engine
    this.#origin = origin
  }

  open(path: string): Promise<void> {
    return this.#engine.open(this.#origin + path)
  }

  async see(role: Role, name: string): Promise<string> {
    return (await this.#find({ role, name })).text
  }

  async doNotSee(role: Role, name: string): Promise<void> {
    await this.#waitFor(
      `no ${role} “${name}”`,
      async () => (await this.#engine.evaluate(finding({ role, name }))) === null,
    )
  }

  /** Clicks a part; with `until`, again and again until that is true, for what is still sliding in. */
  async click(
    role: Role,
    name: string,
    { isLast = false, until = 'true' }: { isLast?: boolean; until?: string } = {},
  ): Promise<void> {
    for (let attempt = 0; attempt < 5; attempt++) {
      await this.#find({ role, name, isLast })
      await setTimeout(150) // what was scrolled into view may still load pictures above
      const { x, y } = await this.#find({ role, name, isLast })
      await this.#engine.clickAt(x, y)
      if ((await this.#engine.evaluate(until)) === true) return
      await setTimeout(500)
      if ((await this.#engine.evaluate(until)) === true) return
    }
  }

  /** Replaces what a field holds. */
  async fill(name: string, text: string): Promise<void> {
    await this.click('textbox', name)
    await this.#engine.press('a', true)
    await this.#engine.type(text)
  }

  /** Clicks the middle of an element. */
  async clickOn(element: string): Promise<void> {
    const box = `(() => { const one = ${element}; if (!one) return null
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = one.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2, text: '' } })()`
    let found: z.infer<typeof place> = null
    await this.#waitFor(element, async () => {
      found = place.parse(await this.#engine.evaluate(box))
      return found !== null
    })
    await setTimeout(150)
    const { x, y } = place.unwrap().parse(await this.#engine.evaluate(box))
    await this.#engine.clickAt(x, y)
  }

  attribute(element: string, name: string): Promise<unknown> {
    return this.#engine.evaluate(`${element}.getAttribute(${JSON.stringify(name)})`)
  }

  type(text: string): Promise<void> {
    return this.#engine.type(text)
  }

  press(key: Key, withControl = false): Promise<void> {
    return this.#engine.press(key, withControl)
  }

  async isAt(pattern: RegExp): Promise<void> {
    await this.#waitFor(`an address like ${pattern}`, async () => pattern.test(String(await this.address())))
  }

  address(): Promise<unknown> {
    return this.#engine.evaluate('location.pathname + location.search')
  }

  /** Waits until an expression is true in the page. */
  async sees(what: string, expression: string): Promise<void> {
    await this.#waitFor(what, async () => (await this.#engine.evaluate(expression)) === true)
  }

  async #find(target: Target): Promise<NonNullable<z.infer<typeof place>>> {
    let found: z.infer<typeof place> = null
    await this.#waitFor(`a ${target.role} “${target.name}”`, async () => {
      found = place.parse(await this.#engine.evaluate(finding(target)))
      return found !== null
    })
    if (found === null) throw new Error(`There is no ${target.role} “${target.name}”`)
    return found
  }

  /** A page that is just being left can't be asked. */
  async #waitFor(what: string, isThere: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + patience
    let last: unknown
    while (Date.now() < end) {
      try {
        if (await isThere()) return
      } catch (error) {
        last = error
      }
      await setTimeout(100)
    }
    throw new Error(`Waited for ${what} at ${String(await this.address().catch(() => 'a closed window'))}`, {
      cause: last,
    })
  }
}
