import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChangesAnswer } from '#contracts/page-editor.ts'
import { findBlock } from '#operations/index.ts'
import { container, page } from '../../../tests/support/editor-examples.ts'
import { counter } from '../../../tests/support/random-operations.ts'
import { SimulatedDraft, type SentAnswer } from '../../../tests/support/simulated-draft.ts'
import {
  linesOf,
  paragraphs,
  sharedTexts,
  textIn,
  wordsIn,
  writing,
  type SharedText,
} from '../../../tests/support/simulated-writer.ts'
import {
  acknowledge,
  beginSending,
  createState,
  edit,
  failSending,
  isSaved,
  meetConflict,
  mergeByWords,
  receive,
  redo,
  resolveConflict,
  restore,
  serialize,
  undo,
  type Choice,
  type EditorState,
  type Request,
} from './index.ts'

const anyStep = fc.record({ who: fc.nat(2), act: fc.nat(99), place: fc.nat(999), choice: fc.nat(999) })
const anyStory = fc.record({
  writers: fc.integer({ min: 2, max: 3 }),
  isSound: fc.boolean(),
  steps: fc.array(anyStep, { minLength: 10, maxLength: 80, size: 'max' }),
})
type Step = { who: number; act: number; place: number; choice: number }

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

describe('People who write in the same texts at once', () => {
  test('find every word in the text or set aside, except deleted ones', () => {
    const seen = { words: 0, questions: 0, both: 0, merges: 0, kills: 0, undone: 0 }
    fc.assert(
      fc.property(anyStory, ({ writers, isSound, steps }) => {
        const room = new Room(writers, seen)
        for (const step of steps) {
          room.act(step)
          if (isSound) room.exchange()
        }
        room.settle()
        room.check()
      }),
      { seed: 20_261_124, numRuns: 2000 },
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100)
  }, 120_000)
})

type Message = { to: 'server'; from: Writer; request: Request } | { to: Writer; answer: SentAnswer | News }
type News = { kind: 'news'; answer: ChangesAnswer }

class Writer {
  state: EditorState
  isOffline = false
  /** The place of the last typed word, whose letters may follow. */
  caret: { at: SharedText; word: string } | null = null
  constructor(client: string) {
    this.state = createState(client, { sequence: 0, content: shared })
  }
}

class Room {
  readonly draft = new SimulatedDraft(shared)
  readonly writers: Writer[]
  readonly messages: Message[] = []
  readonly newId = counter('id')
  readonly newWord = counter('w')
  /** The words that must be found in the end, without the letters that were added to them. */
  readonly typed = new Set<string>()
  readonly deleted = new Set<string>()
  readonly aside = new Set<string>()

  readonly seen: Record<'words' | 'questions' | 'both' | 'merges' | 'kills' | 'undone', number>
  now = 0

  constructor(count: number, seen: Room['seen']) {
    this.seen = seen
    this.writers = Array.from({ length: count }, (_, index) => new Writer(`window-${index}`))
  }

  act(step: Step): void {
    const writer = this.writers[step.who % this.writers.length]
    if (!writer) return
    this.now += (step.choice % 4) * 400
    const { act } = step
    if (act < 22) this.type(writer, step)
    else if (act < 34) this.goOn(writer)
    else if (act < 40) this.delete(writer, step)
    else if (act < 44) this.goBack(writer, undo)
    else if (act < 46) this.goBack(writer, redo)
    else if (act < 62) this.send(writer)
    else if (act < 76) this.deliver(step)
    else if (act < 79) this.messages.splice(step.place % Math.max(1, this.messages.length), 1)
    else if (act < 81) this.take(writer, failSending(writer.state))
    else if (act < 92) this.poll(writer, step)
    else if (act < 93) writer.isOffline = !writer.isOffline
    else if (act < 95) this.kill(writer)
    else this.decide(writer, step)
  }

  /** Takes over a state, and merges at once what can be merged, as a window does. */
  take(writer: Writer, state: EditorState): void {
    const merged = mergeByWords(state, { newId: this.newId, now: this.now })
    if (merged !== state) this.seen.merges++
    writer.state = merged
  }

  write(writer: Writer, at: SharedText, lines: string[][]): void {
    const options = { id: this.newId(), now: this.now, label: '', group: `type:${at.id}:${at.field}` }
    this.take(writer, edit(writer.state, [writing(at, lines)], options))
  }

  type(writer: Writer, { place, choice }: Step): void {
    const at = sharedTexts[place % sharedTexts.length]
    if (!at) return
    const lines = textIn(writer.state, at)
    const line = lines[choice % lines.length]
    if (!line) return
    const word = this.newWord()
    this.typed.add(word)
    this.seen.words++
    line.splice(place % (line.length + 1), 0, word)
    writer.caret = { at, word }
    this.write(writer, at, lines)
  }

  /** Appends a letter to the last word, wherever that is by now. */
  goOn(writer: Writer): void {
    if (!writer.caret) return
    const { at, word } = writer.caret
    const lines = textIn(writer.state, at)
    const line = lines.find((words) => words.some((one) => stemOf(one) === word))
    if (!line) return
    const index = line.findIndex((one) => stemOf(one) === word)
    line[index] += 'x'
    this.write(writer, at, lines)
  }

  delete(writer: Writer, { place, choice }: Step): void {
    const at = sharedTexts[place % sharedTexts.length]
    if (!at) return
    const lines = textIn(writer.state, at)
    const line = lines[choice % lines.length]
    const [word] = line?.splice(place % line.length, 1) ?? []
    if (word === undefined) return
    this.deleted.add(stemOf(word))
    this.write(writer, at, lines)
  }

  goBack(writer: Writer, way: typeof undo): void {
    const before = new Set(this.wordsOf(writer.state))
    const { state, outcome } = way(writer.state, { id: this.newId() })
    this.take(writer, state)
    if (outcome !== 'done') return
    this.seen.undone++
    const after = new Set(this.wordsOf(state))
    for (const word of before) if (!after.has(word)) this.deleted.add(word)
  }

  send(writer: Writer): void {
    const { state, request } = beginSending(writer.state)
    writer.state = state
    if (request) this.messages.push({ to: 'server', from: writer, request })
  }

  deliver({ place }: Pick<Step, 'place'>): void {
    const [message] = this.messages.splice(place % Math.max(1, this.messages.length), 1)
    if (!message) return
    if (message.to !== 'server') this.hear(message.to, message.answer)
    else if (message.from.isOffline) this.take(message.from, failSending(message.from.state))
    else this.messages.push({ to: message.from, answer: this.draft.send(message.request) })
  }

  hear(writer: Writer, { kind, answer }: SentAnswer | News): void {
    if (kind === 'stored') this.take(writer, acknowledge(writer.state, answer))
    else if (kind === 'conflict') this.take(writer, meetConflict(writer.state, answer))
    else this.take(writer, receive(writer.state, answer))
  }

  poll(writer: Writer, { place }: Step): void {
    const answer: News = { kind: 'news', answer: this.draft.since(writer.state.confirmed.sequence) }
    if (place % 3 === 0) this.messages.push({ to: writer, answer })
    else this.hear(writer, answer)
  }

  /** The window's process ends; the next window restores what the browser has stored. */
  kill(writer: Writer): void {
    this.seen.kills++
    writer.caret = null
    const { client } = writer.state
    const queue = serialize(writer.state, { slug: 'page-1', language: 'de', now: this.now })
    const { sequence, content } = this.draft
    if (!queue) {
      writer.state = createState(client, { sequence, content })
      return
    }
    const restored = restore(JSON.stringify(queue), {
      sequence: queue.base,
      content: this.draft.contentAt(queue.base),
    })
    if (!restored) throw new Error('The queue could not be read')
    this.take(writer, receive(restored, this.draft.since(queue.base)))
  }

  /** Answers the open questions; replaced versions are set aside, as in the dialog. */
  decide(writer: Writer, { choice }: Pick<Step, 'choice'>): void {
    const { conflict, setAside } = writer.state
    if (!conflict) return
    this.seen.questions++
    const ways: Choice[] = ['mine', 'theirs', 'both']
    const way = ways[choice % ways.length] ?? 'both'
    if (way === 'both') this.seen.both++
    const choices = Object.fromEntries(conflict.blocks.map(({ id }) => [id, way]))
    if (way === 'mine')
      for (const one of conflict.blocks)
        if (one.kind === 'block') for (const word of wordsIn(one.theirs)) this.aside.add(stemOf(word))
    const state = resolveConflict(writer.state, choices, { newId: this.newId, now: this.now })
    for (const { block } of state.setAside.filter((one) => !setAside.includes(one)))
      for (const word of wordsIn(block)) this.aside.add(stemOf(word))
    this.take(writer, state)
  }

  settle(): void {
    while (this.messages.length > 0) this.deliver({ place: 0 })
    for (let round = 0; round < 60; round++) {
      for (const writer of this.writers) writer.isOffline = false
      this.exchange(round)
      const { sequence } = this.draft
      if (this.writers.every(({ state }) => isSaved(state) && state.confirmed.sequence === sequence)) return
    }
    throw new Error('They did not come to an end')
  }

  exchange(round = 0): void {
    for (const [index, writer] of this.writers.entries()) {
      this.take(writer, failSending(writer.state))
      this.decide(writer, { choice: round + index })
      this.send(writer)
      while (this.messages.length > 0) this.deliver({ place: 0 })
      this.take(writer, receive(writer.state, this.draft.since(writer.state.confirmed.sequence)))
    }
  }

  check(): void {
    for (const { state } of this.writers) expect(state.content).toEqual(this.draft.content)
    const found = new Set(this.wordsOf(this.draft))
    const lost = [...this.typed].filter(
      (word) => !found.has(word) && !this.deleted.has(word) && !this.aside.has(word),
    )
    expect(lost).toEqual([])
  }

  wordsOf(state: Pick<EditorState, 'content'>): string[] {
    return sharedTexts.flatMap(({ id, field }) =>
      linesOf(findBlock(state.content, id)?.block.fields[field]).flat().map(stemOf),
    )
  }
}

/** A typed word without the letters that were added to it. */
function stemOf(word: string): string {
  return word.replace(/x+$/, '')
}
