import fc from 'fast-check'
import { Node } from 'prosemirror-model'
import { EditorState, Selection, type Transaction } from 'prosemirror-state'
import { describe, expect, test, vi } from 'vitest'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import { findBlock } from '#operations/index.ts'
import { container, page } from '../../../tests/support/editor-examples.ts'
import {
  Clock,
  SimulatedBrowser,
  SimulatedWindow,
  useSimulatedBrowsers,
} from '../../../tests/support/simulated-browser.ts'
import { SimulatedServer } from '../../../tests/support/simulated-server.ts'
import { prepareSession } from '../../../tests/support/simulated-session.ts'
import { linesOf, paragraphs } from '../../../tests/support/simulated-writer.ts'
import { propertyTimeout, runsOf } from '../../../tests/support/sweep.ts'
import type { EditingSession } from '#editor/model/session/editing-session.ts'
import { separateWords, takeOver } from './follow-others.ts'
import { richTextSchema } from '#fields/rich-text/rich-text-schema.ts'

const shared = page(
  container('K', '100', [{ id: 'a', type: 'text', version: 1, fields: { text: paragraphs('Text.') } }]),
)

/** A person who types words at the end of the text, key by key, with the caret where the editor leaves it. */
class Typist {
  state = EditorState.create({ schema: richTextSchema })
  session: EditingSession | null = null
  readonly words: string[] = []
  readonly window = new SimulatedWindow(new SimulatedBrowser())
  readonly #name: string
  #rest = ''

  constructor(name: string) {
    this.#name = name
  }

  async open(): Promise<void> {
    const { begin } = await prepareSession()
    const session = begin()
    this.session = session
    const doc = this.#shown()
    this.state = EditorState.create({ doc, plugins: [separateWords], selection: Selection.atEnd(doc) })
    session.subscribe(() => {
      const transaction = takeOver(this.state, this.#shown())
      if (transaction) this.state = this.state.apply(transaction)
    })
  }

  /** Types the next letter of a word, or the space before the next word. */
  press(): void {
    if (this.#rest === '') {
      const word = `${this.#name}${this.words.length}`
      this.words.push(word)
      this.#rest = ` ${word}`
    }
    const [letter = '', ...rest] = this.#rest
    this.#rest = rest.join('')
    this.#dispatch(this.state.tr.insertText(letter))
  }

  finishWord(): void {
    while (this.#rest !== '') this.press()
  }

  answer(): void {
    const blocks = this.session?.editor().conflict?.blocks ?? []
    this.session?.resolve(Object.fromEntries(blocks.map(({ id }) => [id, 'both'])))
  }

  get isSaved(): boolean {
    return this.session?.saving.get().status === 'saved'
  }

  #dispatch(transaction: Transaction): void {
    this.state = this.state.apply(transaction)
    const text = readRichText(this.state.doc.toJSON())
    this.session?.edit([{ kind: 'set-fields', id: 'a', fields: { text } }], {
      label: '',
      group: 'type:a:text',
    })
  }

  #shown(): Node {
    const value = this.session && findBlock(this.session.editor().content, 'a')?.block.fields['text']
    return Node.fromJSON(richTextSchema, readRichText(value))
  }
}

describe('Two people who append to the same text at the same time', () => {
  let clock = new Clock()
  useSimulatedBrowsers(() => clock)

  const anyKeys = fc.array(fc.record({ who: fc.nat(1), pause: fc.constantFrom(10, 60, 300, 1100, 2600) }), {
    minLength: 10,
    maxLength: 60,
    size: 'max',
  })

  test(
    'find each of their words as a word of its own',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyKeys, async (keys) => {
          clock = new Clock()
          const server = new SimulatedServer(shared, clock, () => false)
          vi.stubGlobal('fetch', server.fetch)
          const typists = [new Typist('mira'), new Typist('jonas')]
          const opened = Promise.all(typists.map((typist) => typist.window.run(() => typist.open())))
          await clock.pass(4000)
          await opened
          for (const { who, pause } of keys) {
            const typist = typists[who]
            typist?.window.run(() => typist.press())
            await clock.pass(pause)
            if (pause > 1000) for (const one of typists) one.window.run(() => one.answer())
          }
          for (const typist of typists) typist.window.run(() => typist.finishWord())
          for (let round = 0; round < 20 && !typists.every(({ isSaved }) => isSaved); round++) {
            await clock.pass(3000)
            for (const typist of typists) typist.window.run(() => typist.answer())
          }
          const found = linesOf(findBlock(server.draft.content, 'a')?.block.fields['text']).flat()
          expect(found.toSorted()).toEqual(['Text.', ...typists.flatMap(({ words }) => words)].toSorted())
        }),
        { ...runsOf({ inGate: 100, complete: 1000, seed: 20_261_125 }), endOnFailure: true },
      )
    },
    propertyTimeout,
  )
})
