import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { blocksInOrder, findBlock } from '#operations/index.ts'
import { container, page } from '../../../../tests/support/editor-examples.ts'
import { counter } from '../../../../tests/support/random-operations.ts'
import {
  Clock,
  SimulatedBrowser,
  SimulatedWindow,
  useSimulatedBrowsers,
} from '../../../../tests/support/simulated-browser.ts'
import { SimulatedServer, type Line } from '../../../../tests/support/simulated-server.ts'
import { prepareSession, simulatedPlace } from '../../../../tests/support/simulated-session.ts'
import {
  linesOf,
  paragraphs,
  wordsIn,
  writing,
  type Spot,
} from '../../../../tests/support/simulated-writer.ts'
import { propertyTimeout, runsOf } from '../../../../tests/support/sweep.ts'
import type { SignInRequest } from '#staff/sign-in-again/ask-to-sign-in.ts'
import { isPossible, type Choice, type SetAside } from '../state/index.ts'
import type { EditingSession } from './editing-session.ts'

const text = (id: string, fields: Record<string, unknown>) => ({ id, type: 'text', version: 1, fields })
const shared = page(
  container(
    'K',
    '50-50',
    [
      text('a', {
        title: 'one two three four five six',
        text: paragraphs('seven eight nine ten', 'eleven twelve', 'thirteen fourteen fifteen'),
      }),
    ],
    [text('b', { text: paragraphs('sixteen seventeen eighteen nineteen twenty') })],
  ),
)
/** After this time at most, what was typed is in the browser's storage. */
const keepTime = 120

type Step = { who: number; act: number; place: number; choice: number }
const anyStep = fc.record({ who: fc.nat(2), act: fc.nat(9999), place: fc.nat(999), choice: fc.nat(999) })
const anyStory = fc.record({
  windows: fc.integer({ min: 2, max: 3 }),
  steps: fc.array(anyStep, { minLength: 20, maxLength: 90, size: 'max' }),
})

describe('Sessions of two editors, one of them with two windows', () => {
  let clock = new Clock()
  useSimulatedBrowsers(() => clock)

  test(
    'lose no word and move none elsewhere, whatever happens to network, server, session and window',
    async () => {
      const seen: Seen = {}
      const runs = runsOf({ inGate: 300, complete: 2000, seed: 20_261_125 })
      await fc.assert(
        fc.asyncProperty(anyStory, async ({ windows, steps }) => {
          clock = new Clock()
          const scenario = new Scenario(clock, windows, seen)
          vi.stubGlobal('fetch', scenario.server.fetch)
          for (const step of steps) await scenario.act(step)
          await scenario.settle()
          scenario.check()
        }),
        // A failing sequence is not shrunk, because that takes minutes.
        { ...runs, endOnFailure: true },
      )
      // The test is meaningful only if each of these occurs often enough.
      for (const [act, count] of Object.entries(seen)) expect(count, act).toBeGreaterThan(runs.numRuns / 60)
    },
    propertyTimeout,
  )
})

type Seen = Record<string, number>

/** An editor with a window, which may be closed. */
class Writer {
  readonly browser: SimulatedBrowser
  window: SimulatedWindow | null = null
  session: EditingSession | null = null
  asking: SignInRequest | null = null
  /** The decisions in the open dialog. */
  choices: Record<string, Choice> = {}
  /** The last typed word, to which more letters may be added. */
  word: string | null = null

  constructor(browser: SimulatedBrowser) {
    this.browser = browser
  }

  get content(): ContentDocument | null {
    return this.session?.content.get() ?? null
  }
}

class Scenario {
  readonly server: SimulatedServer
  readonly writers: Writer[]
  readonly newId = counter('id')
  readonly newWord = counter('w')
  /** Where and when each word was typed, without the letters that were added to it. */
  readonly typed = new Map<string, Spot & { at: number; writer: Writer }>()
  readonly deleted = new Set<string>()
  readonly clock: Clock
  readonly seen: Seen

  constructor(clock: Clock, windows: number, seen: Seen) {
    this.clock = clock
    this.seen = seen
    this.server = new SimulatedServer(shared, clock, ({ operations }) =>
      JSON.stringify(operations).includes('refused'),
    )
    const first = new SimulatedBrowser()
    const browsers = [first, new SimulatedBrowser()]
    this.writers = Array.from({ length: windows }, (_, index) => new Writer(browsers[index % 2] ?? first))
  }

  async act(step: Step): Promise<void> {
    const writer = this.writers[step.who % this.writers.length]
    if (!writer) return
    if (!writer.session) await this.open(writer)
    else this.do(writer, step)
    await this.clock.pass([0, 60, 300, 1100, 2600][step.choice % 5] ?? 0)
  }

  do(writer: Writer, step: Step): void {
    const line = this.server.lineOf(writer.browser)
    const acts: [number, string, () => unknown][] = [
      [260, 'type', () => this.type(writer, step)],
      [110, 'go on', () => this.goOn(writer)],
      [60, 'delete a word', () => this.deleteWord(writer, step)],
      [35, 'insert', () => this.insert(writer, step)],
      [25, 'move', () => this.move(writer, step)],
      [20, 'remove', () => this.remove(writer, step)],
      [45, 'undo', () => this.back(writer, 'undo')],
      [25, 'redo', () => this.back(writer, 'redo')],
      [60, 'choose', () => this.choose(writer, step)],
      [60, 'decide', () => this.decide(writer)],
      [60, 'decide at once', () => [this.choose(writer, step), this.decide(writer)]],
      [60, 'set aside, insert', () => this.revertPart(writer, step)],
      [50, 'network', () => this.switchNetwork(writer, line)],
      [25, 'lose calls', () => (line.lostCalls = 1 + (step.place % 2))],
      [35, 'lose answers', () => (line.lostAnswers = 1 + (step.place % 2))],
      [25, 'expire', () => (line.isSignedIn = false)],
      [35, 'sign in', () => this.signIn(writer, line)],
      [15, 'sign in later', () => writer.asking?.later()],
      [30, 'kill', () => this.kill(writer)],
      [15, 'close', () => this.close(writer)],
      [20, 'server', () => (this.server.isDown = !this.server.isDown)],
      [12, 'delete the page', () => (this.server.isDeleted = !this.server.isDeleted)],
      [18, 'hide', () => writer.window?.show(writer.window.document.hidden)],
      [10, 'type what is refused', () => this.type(writer, step, 'refused')],
    ]
    let rest = step.act % acts.reduce((sum, [share]) => sum + share, 0)
    for (const [share, name, run] of acts) {
      if (rest < share) {
        this.note(name)
        writer.window?.run(run)
        return
      }
      rest -= share
    }
  }

  note(name: string): void {
    this.seen[name] = (this.seen[name] ?? 0) + 1
  }

  async open(writer: Writer): Promise<void> {
    const window = new SimulatedWindow(writer.browser)
    writer.window = window
    const opening = window.run(async () => {
      const { restored, begin } = await prepareSession((asking) => (writer.asking = asking))
      if (!window.isAlive) return
      if (restored > 0) this.note('restored')
      writer.session = begin()
    })
    opening.catch(() => {})
    await this.clock.pass(4000)
    if (!writer.session) this.kill(writer)
  }

  texts(writer: Writer): Spot[] {
    return blocksInOrder(writer.content ?? shared).flatMap(({ id, fields }) =>
      (['title', 'text'] as const).filter((field) => field in fields).map((field) => ({ id, field })),
    )
  }

  linesAt(writer: Writer, { id, field }: Spot): string[][] {
    return linesOf(writer.content && findBlock(writer.content, id)?.block.fields[field])
  }

  write(writer: Writer, spot: Spot, lines: string[][]): void {
    writer.session?.edit([writing(spot, lines)], { label: '', group: `type:${spot.id}:${spot.field}` })
  }

  type(writer: Writer, { place: at, choice }: Step, prefix = ''): void {
    const texts = this.texts(writer)
    const spot = texts[at % texts.length]
    if (!spot) return
    const lines = this.linesAt(writer, spot)
    const line = lines[choice % lines.length]
    if (!line) return
    const word = prefix + this.newWord()
    this.typed.set(word, { ...spot, at: this.clock.now, writer })
    line.splice(at % (line.length + 1), 0, word)
    writer.word = word
    this.write(writer, spot, lines)
  }

  /** Adds one more letter to the last word, wherever that word is now. */
  goOn(writer: Writer): void {
    const spot = writer.word === null ? undefined : this.typed.get(writer.word)
    if (!spot) return
    const lines = this.linesAt(writer, spot)
    const line = lines.find((words) => words.some((word) => stemOf(word) === writer.word))
    if (!line) return
    line[line.findIndex((word) => stemOf(word) === writer.word)] += 'x'
    this.write(writer, spot, lines)
  }

  deleteWord(writer: Writer, { place: at, choice }: Step): void {
    const texts = this.texts(writer)
    const spot = texts[at % texts.length]
    if (!spot) return
    const lines = this.linesAt(writer, spot)
    const line = lines[choice % lines.length]
    const [word] = line?.splice(at % line.length, 1) ?? []
    if (word === undefined) return
    this.deleted.add(stemOf(word))
    this.write(writer, spot, lines)
  }

  insert(writer: Writer, { place: at }: Step): void {
    const id = this.newId()
    const block = text(id, { title: '', text: paragraphs('') })
    this.edit(writer, [{ kind: 'insert-block', block, to: placeIn(at) }])
  }

  move(writer: Writer, { place: at, choice }: Step): void {
    const blocks = blocksInOrder(writer.content ?? shared)
    const block = blocks[choice % blocks.length]
    if (block) this.edit(writer, [{ kind: 'move-block', id: block.id, to: placeIn(at) }])
  }

  remove(writer: Writer, { choice }: Step): void {
    const blocks = blocksInOrder(writer.content ?? shared)
    const block = blocks[choice % blocks.length]
    if (!block || blocks.length < 2) return
    for (const word of wordsIn(block)) this.deleted.add(stemOf(word))
    this.edit(writer, [{ kind: 'remove-block', id: block.id }])
  }

  edit(writer: Writer, operations: Operation[]): void {
    writer.session?.edit(operations, { label: '' })
  }

  back(writer: Writer, way: 'undo' | 'redo'): void {
    const before = new Set(wordsOf(writer.content))
    writer.session?.[way]()
    const after = new Set(wordsOf(writer.content))
    for (const word of before) if (!after.has(word)) this.deleted.add(word)
  }

  /** Opens the conflict dialog and chooses; more changes may arrive before the choice is confirmed. */
  choose(writer: Writer, { choice }: Step): void {
    const blocks = writer.session?.editor().conflict?.blocks ?? []
    if (blocks.length > 0) this.note('asked')
    const ways: Choice[] = ['local', 'remote', 'both']
    writer.choices = Object.fromEntries(
      blocks.map((block, index) => {
        const possible = ways.filter((way) => isPossible(block, way))
        return [block.id, possible[(choice + index) % possible.length] ?? 'local']
      }),
    )
  }

  decide(writer: Writer): void {
    const blocks = writer.session?.editor().conflict?.blocks ?? []
    if (blocks.length === 0 || blocks.some(({ id }) => !Object.hasOwn(writer.choices, id))) return
    this.note('decided')
    writer.session?.resolve(writer.choices)
  }

  revertPart(writer: Writer, { place: at }: Step): void {
    const aside = writer.session?.setAside.get() ?? []
    const one = aside[at % aside.length]
    if (!one || !writer.session) return
    this.note('taken back')
    const block = { ...one.block, id: this.newId() }
    this.edit(writer, [{ kind: 'insert-block', block, to: placeIn(at) }])
    writer.session.dropAside(one)
  }

  switchNetwork(writer: Writer, line: Line): void {
    line.isOffline = !line.isOffline
    if (!line.isOffline) writer.window?.dispatchEvent(new Event('online'))
  }

  signIn(writer: Writer, line: Line): void {
    line.isSignedIn = true
    writer.asking?.done(1)
  }

  /** Ends the process of a window, which may not have stored what was typed just before. */
  kill(writer: Writer): void {
    for (const [word, { at, writer: whose }] of this.typed)
      if (whose === writer && at > this.clock.now - keepTime) this.deleted.add(word)
    this.leave(writer)
  }

  close(writer: Writer): void {
    writer.window?.dispatchEvent(new Event('pagehide'))
    writer.session?.close()
    this.leave(writer)
  }

  leave(writer: Writer): void {
    writer.window?.kill()
    Object.assign(writer, { window: null, session: null, asking: null, choices: {}, word: null })
  }

  /** Makes everything work again, and resolves every conflict. */
  async settle(): Promise<void> {
    for (let round = 0; round < 60; round++) {
      this.server.isDown = false
      this.server.isDeleted = false
      for (const writer of this.writers) {
        const line = this.server.lineOf(writer.browser)
        Object.assign(line, { isOffline: false, isSignedIn: true, lostCalls: 0, lostAnswers: 0 })
        if (!writer.session) await this.open(writer)
        writer.window?.run(() => {
          this.signIn(writer, line)
          this.choose(writer, { who: 0, act: 0, place: 0, choice: round })
          this.decide(writer)
        })
        // The next window continues the changes of a window that was closed with an open conflict.
        if (round % 4 === 3 && this.hasLeftQueue(writer.browser)) this.close(writer)
      }
      await this.clock.pass(3000)
      if (this.writers.every((writer) => this.isSaved(writer))) return
    }
    throw new Error('They did not come to an end')
  }

  isSaved({ session, browser }: Writer): boolean {
    if (!session || this.hasLeftQueue(browser)) return false
    const { confirmed, waiting, sending } = session.editor()
    return waiting.length + sending.length === 0 && confirmed.sequence === this.server.draft.sequence
  }

  hasLeftQueue({ storage, locks }: SimulatedBrowser): boolean {
    return Object.keys(storage).some(
      (key) => key.startsWith('editor-queue:') && !locks.has(`window:${key.split(':').at(-1)}`),
    )
  }

  check(): void {
    const { content } = this.server.draft
    for (const writer of this.writers) expect(writer.content).toEqual(content)
    const found = new Set([...wordsOf(content), ...this.asideWords()])
    const lost = [...this.typed.keys()].filter((word) => !found.has(word) && !this.deleted.has(word))
    expect(lost, 'lost').toEqual([])
    const elsewhere = blocksInOrder(content).flatMap((block) =>
      (['title', 'text'] as const).flatMap((field) =>
        linesOf(block.fields[field])
          .flat()
          .filter((word) => {
            const spot = this.typed.get(stemOf(word))
            // A block that was set aside is restored with a new id.
            return spot && (spot.field !== field || (spot.id !== block.id && !block.id.startsWith('id')))
          }),
      ),
    )
    expect(elsewhere, 'elsewhere').toEqual([])
  }

  asideWords(): string[] {
    return this.writers.flatMap(({ browser }) => {
      const kept = browser.storage[`editor-set-aside:${simulatedPlace.slug}:${simulatedPlace.language}`]
      const list: SetAside[] = kept === undefined ? [] : JSON.parse(kept)
      return list.flatMap(({ block }) => wordsIn(block).map(stemOf))
    })
  }
}

function placeIn(number: number): Extract<Operation, { kind: 'insert-block' }>['to'] {
  return { in: 'column', container: 'K', column: number % 2, after: number % 3 === 0 ? null : 'a' }
}

function wordsOf(content: ContentDocument | null): string[] {
  return (content ? blocksInOrder(content) : []).flatMap((block: StoredBlock) => wordsIn(block)).map(stemOf)
}

/** A typed word without the letters that were added to it. */
function stemOf(word: string): string {
  return word.replace(/x+$/, '')
}
