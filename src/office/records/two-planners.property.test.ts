import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  beginAccount,
  forgetEntries,
  listEntries,
  type LeftEntries,
} from '#fields/kept-by-browser/kept-entries.ts'
import { holdWindow, newWindowName } from '#fields/kept-by-browser/window-content.ts'
import { isRecord } from '#json/is-record.ts'
import { record as room } from '#records/room/record.ts'
import { emptyRecord, type Values } from '#records/field.ts'
import { mergeChanges } from '#records/merge-changes.ts'
import {
  Clock,
  SimulatedBrowser,
  SimulatedWindow,
  useSimulatedBrowsers,
} from '../../../tests/support/simulated-browser.ts'
import { propertyTimeout, runsOf } from '../../../tests/support/sweep.ts'
import { leftAfterSave, realChanges, seenOf } from './form-changes.ts'
import { decideField, meetStored, type FormState } from './form-state.ts'
import { createKeptForm, type KeptForm } from './kept-form.ts'

const { fields } = room
/** The texts that somebody can write on their own. */
const slots = ['name.de', 'name.en', 'access.de', 'access.en', 'name_dative'] as const
type Slot = (typeof slots)[number]

const anyStep = fc.record({ window: fc.nat(3), act: fc.nat(99_999), place: fc.nat(999) })
type Step = { window: number; act: number; place: number }

describe('Forms of two planners, who share a browser', () => {
  let clock = new Clock()
  useSimulatedBrowsers(() => clock)

  test(
    'lose nothing, overwrite nothing unseen, and show nothing to the other account, whatever is killed, reloaded or signed out',
    async () => {
      const seen: Record<string, number> = {}
      const runs = runsOf({ inGate: 200, complete: 1000, seed: 20_261_129 })
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 40, maxLength: 120, size: 'max' }), async (steps) => {
          clock = new Clock()
          const scenario = new Scenario(seen)
          for (const step of steps) {
            clock.now += 1000
            await scenario.act(step)
            scenario.check()
          }
        }),
        { ...runs, endOnFailure: true },
      )
      // The test is meaningful only if each of these occurs often enough.
      for (const [act, count] of Object.entries(seen)) expect(count, act).toBeGreaterThan(runs.numRuns / 15)
    },
    propertyTimeout,
  )
})

/** A browser with the account that is signed in; null after the session has ended. */
type Browser = { real: SimulatedBrowser; account: number | null }
type Form = {
  window: SimulatedWindow
  account: number
  id: number | null
  kept: KeptForm
  state: FormState
  offers: LeftEntries[]
}

class Scenario {
  readonly stored = new Map<number, Values>([[1, begin()]])
  readonly browsers: [Browser, Browser] = [openBrowser(1), openBrowser(2)]
  /** Two windows of each browser. */
  readonly forms: (Form | null)[] = [null, null, null, null]
  /** Who has typed each word. */
  readonly typed = new Map<string, number>()
  /** The words that were stored once: whoever may read the record may see them. */
  readonly saved = new Set<string>()
  /** The words that somebody has knowingly replaced or discarded, or that were typed just before a kill. */
  readonly gone = new Set<string>()
  /** The words of each window that are not in the browser's storage yet. */
  readonly fresh = new Map<Form, string[]>()
  readonly seen: Record<string, number>
  word = 0

  constructor(seen: Record<string, number>) {
    this.seen = seen
  }

  async act({ window: at, act, place }: Step): Promise<void> {
    const browser = this.browsers[at < 2 ? 0 : 1]
    const form = this.forms[at]
    if (browser.account === null && !form) return void (browser.account = 1 + (place % 2))
    if (!form) return this.open(at, place % 4 === 0 ? null : 1)
    const acts: [number, string, () => unknown][] = [
      [320, 'type', () => this.type(form, place)],
      [80, 'wait', () => this.keep(form)],
      [50, 'hear of others', () => this.poll(form, browser)],
      [160, 'save', () => this.save(at, form, place)],
      [260, 'decide', () => this.decide(form, place)],
      [50, 'discard', () => this.discardForm(form)],
      [40, 'reload', () => this.reload(at, form)],
      [50, 'leave', () => this.leave(at, form)],
      [50, 'kill', () => this.kill(at, form)],
      [150, 'continue', () => this.goOn(form, place)],
      [60, 'discard what was left', () => this.discardLeft(form, place)],
      [40, 'sign out', () => this.signOut(browser, form, place)],
      [50, 'expire', () => (browser.account = null)],
    ]
    let rest = act % acts.reduce((sum, [share]) => sum + share, 0)
    for (const [share, name, run] of acts) {
      if (rest < share) return form.window.run(() => this.do(name, run))
      rest -= share
    }
  }

  async do(name: string, run: () => unknown): Promise<void> {
    if ((await run()) !== 'nothing') this.note(name)
  }

  note(name: string): void {
    this.seen[name] = (this.seen[name] ?? 0) + 1
  }

  async open(at: number, id: number | null): Promise<void> {
    const browser = this.browsers[at < 2 ? 0 : 1]
    const { account } = browser
    if (account === null) return
    const window = new SimulatedWindow(browser.real)
    const others = this.formsOf(browser).filter((other) => other.account !== account)
    for (const other of others) other.window.run(() => this.keepIfTyped(other))
    await window.run(async () => {
      beginAccount(account, Date.now())
      const client = newWindowName()
      await holdWindow(client)
      const kept = createKeptForm(room, { account, kind: room.kind, id }, client)
      const state = { seen: id === null ? emptyRecord(fields) : this.read(id), changes: {}, conflicts: {} }
      const offers = await kept.open(state)
      if (offers.length > 0) this.note('offer')
      this.forms[at] = { window, account, id, kept, state, offers }
    })
    // They hear of it by the browser.
    for (const other of others) await this.reload(this.forms.indexOf(other), other)
  }

  type(form: Form, place: number): void {
    const slot = slots[place % slots.length] ?? slots[0]
    const word = `w${++this.word}.`
    const shown = { ...form.state.seen, ...form.state.changes }
    this.giveUp(form, wordsIn(read(shown, slot)))
    this.typed.set(word, form.account)
    this.fresh.set(form, [...(this.fresh.get(form) ?? []), word])
    const [name = ''] = slot.split('.')
    const changes = { ...form.state.changes, [name]: write(shown, slot, word)[name] }
    form.state = { ...form.state, changes }
  }

  /** Words that somebody has seen and does not want any more. */
  giveUp(form: Form, words: string[]): void {
    for (const word of words)
      if (this.typed.get(word) === form.account || this.saved.has(word)) this.gone.add(word)
  }

  keep(form: Form): void {
    expect(form.kept.keep(form.state, '')).toBe(true)
    this.fresh.delete(form)
  }

  poll(form: Form, browser: Browser): 'nothing' | undefined {
    if (form.id === null || browser.account === null) return 'nothing'
    this.keepIfTyped(form)
    form.state = meetStored(fields, form.state, this.read(form.id))
    this.keep(form)
    return undefined
  }

  keepIfTyped(form: Form): void {
    if (this.fresh.has(form)) this.keep(form)
  }

  async save(at: number, form: Form, place: number): Promise<'nothing' | undefined> {
    const browser = this.browsers[at < 2 ? 0 : 1]
    this.keepIfTyped(form)
    const unsaved = realChanges(form.state.seen, form.state.changes)
    if (Object.keys(unsaved).length === 0) return 'nothing'
    if (browser.account === null) {
      // The dialog asks for the password, and somebody else may sign in there.
      browser.account = 1 + (place % 2)
      if (browser.account !== form.account) {
        this.note('another account signs in')
        await this.reload(at, form)
        return undefined
      }
      this.note('sign in again')
    }
    const fate = place % 5
    if (fate === 0) return undefined // The network was lost.
    const written = form.id === null ? this.create(form) : this.update(form.id, form, unsaved)
    if (fate === 1) {
      this.kill(at, form) // The answer was lost with the window.
      return undefined
    }
    if (!written) return undefined
    if (form.id === null) {
      form.kept.saved()
      this.leave(at, form)
      return undefined
    }
    form.state = {
      seen: this.read(form.id),
      changes: leftAfterSave(form.state.changes, unsaved),
      conflicts: {},
    }
    this.keep(form)
    return undefined
  }

  create(form: Form): boolean {
    const values = { ...form.state.seen, ...form.state.changes }
    this.stored.set(this.stored.size + 1, values)
    for (const word of wordsIn(values)) this.saved.add(word)
    return true
  }

  update(id: number, form: Form, unsaved: Values): boolean {
    const before = this.read(id)
    const seen = seenOf(form.state.seen, unsaved)
    const { changes, conflicts } = mergeChanges(fields, before, unsaved, seen)
    if (Object.keys(conflicts).length > 0) {
      this.note('conflict')
      form.state = { ...form.state, conflicts }
      return false
    }
    const after = { ...before, ...changes }
    for (const slot of slots) {
      if (read(before, slot) === read(after, slot)) continue
      expect(read({ ...before, ...seen }, slot), 'overwritten unseen').toBe(read(before, slot))
    }
    this.stored.set(id, after)
    for (const word of wordsIn(after)) this.saved.add(word)
    return true
  }

  decide(form: Form, place: number): 'nothing' | undefined {
    const [name] = Object.keys(form.state.conflicts)
    if (name === undefined) return 'nothing'
    const compared = wordsIn([form.state.changes[name], form.state.conflicts[name]])
    form.state = decideField(form.state, name, place % 2 === 0 ? 'mine' : 'theirs')
    const chosen = wordsIn({ ...form.state.seen, ...form.state.changes })
    this.giveUp(
      form,
      compared.filter((word) => !chosen.includes(word)),
    )
    this.keep(form)
    return undefined
  }

  discardForm(form: Form): void {
    this.giveUp(form, wordsIn(form.state.changes))
    form.state = { seen: { ...form.state.seen, ...form.state.conflicts }, changes: {}, conflicts: {} }
    this.keep(form)
  }

  async goOn(form: Form, place: number): Promise<'nothing' | undefined> {
    const one = form.offers[place % form.offers.length]
    if (!one) return 'nothing'
    const { state, left } = await form.kept.goOn(one, form.state, '')
    if (left) this.note('put aside')
    this.fresh.delete(form)
    form.state = state
    form.offers = [...(left ? [left] : []), ...form.offers.filter((other) => other !== one)]
    return undefined
  }

  async discardLeft(form: Form, place: number): Promise<'nothing' | undefined> {
    const one = form.offers[place % form.offers.length]
    if (!one) return 'nothing'
    form.kept.discard(one)
    form.offers = form.offers.filter((other) => other !== one)
    if (place % 4 === 0) form.offers = [await form.kept.putBack(one), ...form.offers]
    else this.giveUp(form, wordsIn(one.changes))
    return undefined
  }

  async reload(at: number, form: Form): Promise<void> {
    this.leave(at, form)
    await this.open(at, form.id)
  }

  leave(at: number, form: Form): void {
    form.window.run(() => this.keepIfTyped(form))
    this.end(at, form)
  }

  kill(at: number, form: Form): void {
    for (const word of this.fresh.get(form) ?? []) this.gone.add(word)
    this.end(at, form)
  }

  end(at: number, form: Form): void {
    this.fresh.delete(form)
    form.window.kill()
    this.forms[at] = null
  }

  async signOut(browser: Browser, form: Form, place: number): Promise<'nothing' | undefined> {
    const { account } = form
    if (browser.account === null) return 'nothing'
    for (const other of this.formsOf(browser)) other.window.run(() => this.keepIfTyped(other))
    const kept = listEntries(account)
    if (kept.length > 0 && place % 2 === 0) return undefined // Asked, they stay.
    const lost = wordsIn(this.keptOf(browser, account))
    for (const word of lost) this.gone.add(word)
    if (kept.length > 0) forgetEntries(account)
    browser.account = null
    for (const other of this.formsOf(browser))
      if (kept.length > 0 || other === form) this.end(this.forms.indexOf(other), other)
    expect(listEntries(account)).toEqual([])
    return undefined
  }

  read(id: number): Values {
    return this.stored.get(id) ?? {}
  }

  formsOf(browser: Browser): Form[] {
    return this.forms.filter((form): form is Form => form?.window.browser === browser.real)
  }

  keptOf({ real }: Browser, account?: number): string[] {
    return Object.entries(real.storage).flatMap(([key, text]) =>
      key.startsWith(`office-entries:${account ?? ''}`) ? [text] : [],
    )
  }

  check(): void {
    const shown = this.forms.flatMap((form) => (form ? [form] : []))
    const found = new Set([
      ...wordsIn([...this.stored.values()]),
      ...shown.flatMap(({ state }) => wordsIn(state.changes)),
      ...this.browsers.flatMap((browser) => wordsIn(this.keptOf(browser))),
    ])
    const lost = [...this.typed.keys()].filter((word) => !found.has(word) && !this.gone.has(word))
    expect(lost, 'lost').toEqual([])
    const foreign = shown.flatMap(({ account, state, offers }) =>
      wordsIn([state, offers]).filter((word) => this.typed.get(word) !== account && !this.saved.has(word)),
    )
    expect(foreign, 'of another account').toEqual([])
    for (const browser of this.browsers)
      for (const account of [1, 2])
        expect(
          wordsIn(this.keptOf(browser, account)).filter(
            (word) => this.typed.get(word) !== account && !this.saved.has(word),
          ),
          'kept for another account',
        ).toEqual([])
  }
}

function openBrowser(account: number): Browser {
  return { real: new SimulatedBrowser(), account }
}

function begin(): Values {
  return { ...emptyRecord(fields), name: { de: 'Saal', en: 'Hall' } }
}

function wordsIn(value: unknown): string[] {
  return (JSON.stringify(value) ?? '').match(/w\d+\./g) ?? []
}

function read(values: Values, slot: Slot): unknown {
  const [name = '', language] = slot.split('.')
  const value = values[name] ?? null
  return language === undefined ? value : isRecord(value) ? value[language] : ''
}

function write(values: Values, slot: Slot, word: string): Values {
  const [name = '', language] = slot.split('.')
  if (language === undefined) return { [name]: word }
  const pair = isRecord(values[name]) ? values[name] : { de: '', en: '' }
  return { [name]: { ...pair, [language]: word } }
}
