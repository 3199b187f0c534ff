import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChangesResponse } from '#contracts/page-editor.ts'
import type { Change, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyChange, applyOperation, findBlock, isSame } from '#operations/index.ts'
import {
  anyContent,
  anyIntention,
  counter,
  operationFor,
  type Intention,
} from '../../../../tests/support/random-operations.ts'
import {
  SimulatedDraft,
  operationsOf,
  removedBy,
  tidied,
  writersOf,
  writtenBy,
  type SentAnswer,
} from '../../../../tests/support/simulated-draft.ts'
import {
  acknowledge,
  beginSending,
  createState,
  edit,
  failSending,
  isSaved,
  meetConflict,
  pendingOperations,
  receive,
  redo,
  resolveConflict,
  restore,
  serialize,
  undo,
  type EditorState,
  type Outcome,
  type Request,
} from './index.ts'
import { propertyTimeout, runsOf } from '../../../../tests/support/sweep.ts'

const runs = runsOf({ inGate: 400, complete: 2000, seed: 20_261_121 })

type Step = { who: number; act: number; intention: Intention }

const anyStep = fc.record({ who: fc.nat(2), act: fc.nat(99), intention: anyIntention })
const anyStory = fc.record({
  content: anyContent({ maxContainers: 2, maxBlocks: 2 }),
  editors: fc.integer({ min: 2, max: 3 }),
  /** In every third scenario the network is reliable: all changes are delivered at once. */
  isSound: fc.nat(2).map((number) => number === 0),
  steps: fc.array(anyStep, { minLength: 5, maxLength: 70, size: 'max' }),
})

describe('Editors of one section, with a network that loses, repeats and delays', () => {
  test(
    'end with the same content, with nothing lost and nobody overruled without a question',
    () => {
      const seen = { conflicts: 0, undone: 0, overtaken: 0, stored: 0, reloads: 0, stories: 0 }
      fc.assert(
        fc.property(anyStory, ({ content, editors, isSound, steps }) => {
          const world = new World(content, editors, seen)
          for (const step of steps) {
            world.act(step)
            if (isSound) world.exchange()
          }
          world.settle()
          world.check()
        }),
        runs,
      )
      // The test is meaningful only if each of these cases occurs often enough.
      for (const count of Object.values(seen)) expect(count).toBeGreaterThan(runs.numRuns / 20)
    },
    propertyTimeout,
  )
})

type Message =
  | { to: 'server'; from: Editor; request: Request }
  | { to: Editor; answer: SentAnswer | { kind: 'news'; answer: ChangesResponse } }

/** One window, with facts that the window itself doesn't know. */
class Editor {
  state: EditorState
  isSignedOut = false
  /** The server's sequence that the window had seen when it made a change. */
  readonly madeAt = new Map<string, number>()
  /** Each change that must end up on the server, in its last version. */
  readonly owed = new Map<string, Change>()
  /** The forms in which a change was sent: its places may have been replaced by those that the server knows. */
  readonly sent = new Map<string, Change[]>()

  constructor(client: string, content: ContentDocument) {
    this.state = createState(client, { sequence: 0, content })
  }

  /** Takes over a state after a user's action. */
  become(state: EditorState): void {
    for (const change of state.waiting) {
      const before = this.owed.get(change.id)
      if (before === change) continue
      this.owed.set(change.id, change)
      this.madeAt.set(change.id, this.state.confirmed.sequence)
    }
    this.state = state
  }
}

class World {
  readonly draft: SimulatedDraft
  readonly editors: Editor[]
  readonly messages: Message[] = []
  readonly newId = counter('id')
  readonly seen: Record<'conflicts' | 'undone' | 'overtaken' | 'stored' | 'reloads' | 'stories', number>
  now = 0

  constructor(content: ContentDocument, editors: number, seen: World['seen']) {
    this.draft = new SimulatedDraft(content)
    this.editors = Array.from({ length: editors }, (_, index) => new Editor(`window-${index}`, content))
    this.seen = seen
    seen.stories++
  }

  act({ who, act, intention }: Step): void {
    const editor = this.editors[who % this.editors.length]
    if (!editor) return
    this.now += (intention.value % 4) * 400
    if (act < 20) this.edit(editor, intention)
    else if (act < 30) this.type(editor, intention)
    else if (act < 40) this.back(editor, undo)
    else if (act < 43) this.back(editor, redo)
    else if (act < 58) this.send(editor)
    else if (act < 74) this.deliver(intention)
    else if (act < 76) this.lose(intention)
    else if (act < 78) this.repeat(intention)
    else if (act < 80) editor.state = failSending(editor.state)
    else if (act < 92) this.poll(editor, intention)
    else if (act < 93) editor.isSignedOut = !editor.isSignedOut
    else if (act < 94) this.reload(editor)
    else this.resolve(editor, intention)
  }

  edit(editor: Editor, intention: Intention): void {
    const operation = operationFor(intention, editor.state.content, this.newId)
    editor.become(edit(editor.state, [operation], { id: this.newId(), now: this.now, label: operation.kind }))
  }

  type(editor: Editor, intention: Intention): void {
    // Makes conflicts likely: most edits go to the first two blocks.
    const liked = { ...intention, kind: 0, target: 0, subject: intention.subject % 2 }
    const operation = operationFor(liked, editor.state.content, this.newId)
    if (operation.kind !== 'set-fields') return
    const group = `type:${operation.id}:title`
    editor.become(edit(editor.state, [operation], { id: this.newId(), now: this.now, label: 'typed', group }))
  }

  back(editor: Editor, action: typeof undo): void {
    const before = editor.state
    const result = action(before, { id: this.newId() })
    if (result.outcome === 'overtaken') this.seen.overtaken++
    if (result.outcome === 'done') {
      this.seen.undone++
      this.checkUndone(before, result, action === redo)
    }
    editor.become(result.state)
  }

  /** Checks that an undo neither changes nor removes what another editor has written last. */
  checkUndone(
    { client, confirmed, sending, waiting, content }: EditorState,
    { state }: Outcome,
    isRedo: boolean,
  ): void {
    const local = [...sending, ...waiting].map(({ operations }) => ({ client, operations }))
    const writers = writersOf([...this.draft.log.slice(0, confirmed.sequence), ...local])
    let now = content
    for (const operation of state.waiting.at(-1)?.operations ?? []) {
      const touched: [string, string[]][] =
        operation.kind === 'set-fields'
          ? writtenBy(operation)
          : isRedo // A redo may remove again what this window had removed.
            ? []
            : removedBy(now, operation).map(({ id, fields }) => [id, Object.keys(fields)])
      for (const [id, fields] of touched) {
        for (const field of fields)
          expect(writers.get(`${id} ${field}`) ?? writers.get(id) ?? client).toBe(client)
      }
      now = applyOperation(now, operation)
    }
  }

  send(editor: Editor): void {
    const { state, request } = beginSending(editor.state)
    editor.state = state
    if (!request) return
    this.messages.push({ to: 'server', from: editor, request })
    for (const change of request.changes) {
      const owed = editor.owed.get(change.id)
      if (owed) expect(withoutPlaces(change)).toEqual(withoutPlaces(owed))
      editor.sent.set(change.id, [...(editor.sent.get(change.id) ?? []), change])
    }
  }

  deliver({ subject }: Intention): void {
    const [message] = this.messages.splice(subject % Math.max(1, this.messages.length), 1)
    if (message) this.arrive(message)
  }

  arrive(message: Message): void {
    if (message.to !== 'server') {
      const { to, answer } = message
      if (answer.kind === 'stored') to.state = acknowledge(to.state, answer.answer)
      else if (answer.kind === 'conflict') to.state = meetConflict(to.state, answer.answer)
      else to.state = receive(to.state, answer.answer)
      return
    }
    const { from, request } = message
    if (from.isSignedOut) {
      from.state = failSending(from.state)
      return
    }
    const stored = this.draft.sequence
    const answer = this.draft.send(request)
    this.checkStored(from, stored)
    if (answer.kind === 'conflict') this.seen.conflicts++
    this.messages.push({ to: from, answer })
  }

  lose({ subject }: Intention): void {
    this.messages.splice(subject % Math.max(1, this.messages.length), 1)
  }

  repeat({ subject }: Intention): void {
    const message = this.messages[subject % Math.max(1, this.messages.length)]
    if (message) this.messages.push(message)
  }

  /** An answer that may arrive late, sometimes with a gap. */
  poll(editor: Editor, { position, value }: Intention): void {
    const news = this.draft.since(editor.state.confirmed.sequence)
    const answer = value === 0 ? { ...news, changes: news.changes.slice(1) } : news
    const message: Message = { to: editor, answer: { kind: 'news', answer } }
    if (position % 3 === 0) this.messages.push(message)
    else this.arrive(message)
  }

  /** Closes and reopens the window; only the browser's storage survives. */
  reload(editor: Editor): void {
    this.seen.reloads++
    const queue = serialize(editor.state, { slug: 'page-1', language: 'de', now: this.now })
    const { client } = editor.state
    const { sequence, content } = this.draft
    if (!queue) {
      editor.state = createState(client, { sequence, content })
      return
    }
    const base = { sequence: queue.base, content: this.draft.contentAt(queue.base) }
    const restored = restore(JSON.stringify(queue), base)
    if (!restored) throw new Error('The queue could not be read')
    for (const change of restored.waiting) editor.owed.set(change.id, change)
    editor.state = receive(restored, this.draft.since(queue.base))
  }

  resolve(editor: Editor, { subject }: Intention): void {
    const { conflict, waiting } = editor.state
    if (!conflict) return
    const choices = Object.fromEntries(
      conflict.blocks
        .filter((_, index) => (subject >> (2 * index)) % 4 !== 3)
        .map(({ id }, index) => [
          id,
          (subject >> (2 * index)) % 2 === 0 ? ('local' as const) : ('remote' as const),
        ]),
    )
    const options = { newId: this.newId, now: this.now }
    const state = resolveConflict(editor.state, choices, options)
    if (state === editor.state) return
    const left = new Set(state.waiting.map(({ id }) => id))
    for (const { id } of waiting) if (!left.has(id)) editor.owed.delete(id)
    editor.become(state)
    for (const id of left) editor.madeAt.set(id, state.confirmed.sequence)
    for (const [id, choice] of Object.entries(choices)) {
      const block = conflict.blocks.find((one) => one.id === id)
      if (choice === 'local' && block?.kind === 'block' && !state.conflict) this.checkLocal(state, block)
    }
  }

  /** Checks that blocks for which the own version was chosen have it. */
  checkLocal(
    { content, confirmed, waiting }: EditorState,
    { id, local, about }: { id: string; local: unknown; about: string[] },
  ): void {
    const block = findBlock(applyChange(confirmed.content, operationsOf(waiting)), id)?.block
    expect(block).toEqual(findBlock(content, id)?.block)
    if (about.includes('existence')) expect(block === undefined).toBe(local === null)
    if (about.includes('fields') && block) expect(block.fields).toEqual((local as typeof block).fields)
  }

  /**
   * Checks that this window has overwritten or removed no change that it had neither received nor been asked about,
   * and that none of its own is lost.
   */
  checkStored(editor: Editor, stored: number): void {
    const batch = this.draft.log.slice(stored)
    const before = this.draft.contentAt(stored)
    this.seen.stored += batch.length
    const unseen = (id: string) =>
      this.draft.log
        .slice(editor.madeAt.get(id) ?? 0, stored)
        .filter(({ client }) => client !== editor.state.client)
    const removed = new Set<string>()
    const written = new Set<string>()
    let now = before
    for (const { id, operations } of batch) {
      const remote = unseen(id)
      for (const operation of operations) {
        for (const block of removedBy(now, operation)) {
          removed.add(block.id)
          const writes = operationsOf(remote).flatMap(writtenBy)
          if (!written.has(block.id)) expect(writes.map(([other]) => other)).not.toContain(block.id)
        }
        if (operation.kind.startsWith('insert')) for (const [own] of writtenBy(operation)) written.add(own)
        now = applyOperation(now, operation)
      }
    }
    // Both may have removed it, in any state of the page that this window has seen, before or after its own changes.
    for (const content of this.draft.contents.slice(0, stored + 1)) {
      let seen = content
      for (const operation of operationsOf(batch)) {
        for (const { id } of [...removedBy(content, operation), ...removedBy(seen, operation)])
          removed.add(id)
        seen = applyOperation(seen, operation)
      }
    }
    const after = this.draft.content
    for (const { id, operations } of batch) {
      for (const operation of operations) {
        if (operation.kind !== 'set-fields' || removed.has(operation.id)) continue
        const block = findBlock(after, operation.id)?.block
        expect(block, 'words for a block that is gone').toBeDefined()
        const latest = new Map(
          operationsOf(unseen(id)).flatMap((other) => {
            if (other.kind !== 'set-fields' || other.id !== operation.id) return []
            return [
              ...Object.entries(other.fields),
              ...(other.unset ?? []).map((field): [string, unknown] => [field, undefined]),
            ]
          }),
        )
        for (const [field, value] of latest) {
          const isMyOwn = Object.hasOwn(operation.fields, field) || operation.unset?.includes(field)
          if (isMyOwn && !hasLaterWriter(batch, id, operation.id, field)) {
            expect(isSame(block?.fields[field], value), 'overwritten unasked').toBe(true)
          }
        }
      }
    }
  }

  /** Makes the network reliable; everybody is signed in and resolves their conflicts. */
  settle(): void {
    this.deliverAll()
    for (let round = 0; round < 60; round++) {
      for (const editor of this.editors) editor.isSignedOut = false
      this.exchange(round)
      const { sequence } = this.draft
      if (this.editors.every(({ state }) => isSaved(state) && state.confirmed.sequence === sequence)) return
    }
    throw new Error('They did not come to an end')
  }

  exchange(round = 0): void {
    for (const [index, editor] of this.editors.entries()) {
      editor.state = failSending(editor.state)
      this.resolve(editor, { ...nothing, subject: (round * 37 + index * 11) % 16 })
      this.send(editor)
      this.deliverAll()
      editor.state = receive(editor.state, this.draft.since(editor.state.confirmed.sequence))
    }
  }

  deliverAll(): void {
    while (this.messages.length > 0) this.deliver(nothing)
  }

  check(): void {
    const { log, content } = this.draft
    expect(applyChange(this.draft.contentAt(0), operationsOf(log))).toEqual(content)
    expect(new Set(log.map(({ id }) => id)).size).toBe(log.length)
    const stored = new Map(log.map((change) => [change.id, change]))
    for (const { state, owed, sent } of this.editors) {
      expect(pendingOperations(state)).toEqual([])
      expect(state.conflict).toBeNull()
      expect(state.content).toEqual(content)
      expect(state.confirmed.content).toEqual(content)
      for (const [id, change] of owed) {
        const forms = [change, ...(sent.get(id) ?? [])].map(({ operations }) => operations.map(tidied))
        expect(forms).toContainEqual(stored.get(id)?.operations)
      }
    }
  }
}

const nothing: Intention = { kind: 0, subject: 0, target: 0, position: 0, value: 0 }

function withoutPlaces({ operations }: Change): unknown[] {
  return operations.map((operation) => ({ ...operation, to: null, after: null }))
}

/** Whether a later change of the same call writes the field, too. */
function hasLaterWriter(
  batch: { id: string; operations: Operation[] }[],
  from: string,
  block: string,
  field: string,
): boolean {
  const rest = batch.slice(batch.findIndex(({ id }) => id === from) + 1)
  return operationsOf(rest).some((operation) =>
    writtenBy(operation).some(([id, fields]) => id === block && fields.includes(field)),
  )
}
