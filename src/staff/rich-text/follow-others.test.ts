import { Node } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { paragraphs } from '../../../tests/support/simulated-writer.ts'
import { separateWords, takeOver } from './follow-others.ts'
import { richTextSchema } from '#fields/rich-text/rich-text-schema.ts'

const documentOf = (texts: string[]) => Node.fromJSON(richTextSchema, paragraphs(...texts))

/** A text with the caret at the bar. */
function open(...texts: string[]): EditorState {
  const doc = documentOf(texts.map((text) => text.replace('|', '')))
  let at = 0
  for (const text of texts) {
    if (text.includes('|')) at += 1 + text.indexOf('|')
    if (text.includes('|')) break
    at += text.length + 2
  }
  return EditorState.create({ doc, plugins: [separateWords], selection: TextSelection.create(doc, at) })
}

function show(state: EditorState, ...texts: string[]): EditorState {
  const transaction = takeOver(state, documentOf(texts))
  return transaction ? state.apply(transaction) : state
}

const type = (state: EditorState, text: string) => state.apply(state.tr.insertText(text))

/** The paragraphs, with a bar at the caret. */
function read({ doc, selection: { $head } }: EditorState): string[] {
  return doc.children.map(({ textContent }, index) =>
    index === $head.index(0)
      ? `${textContent.slice(0, $head.parentOffset)}|${textContent.slice($head.parentOffset)}`
      : textContent,
  )
}

describe('What others write at the caret', () => {
  test('comes after it, and is separated from the word that is typed then', () => {
    const shown = show(open('Text. |'), 'Text. jonas')
    expect(read(shown)).toEqual(['Text. |jonas'])
    expect(read(type(shown, 'm'))).toEqual(['Text. m| jonas'])
    expect(read(type(type(shown, 'm'), 'i'))).toEqual(['Text. mi| jonas'])
  })

  test('is also separated if it grows, or a space is typed first', () => {
    const grown = show(show(open('Text.|'), 'Text.j'), 'Text.jonas')
    expect(read(type(type(grown, ' '), 'm'))).toEqual(['Text. m| jonas'])
  })

  test('is not separated where the caret was put afterwards, or a letter is deleted', () => {
    const shown = show(open('Text. |'), 'Text. jonas')
    const moved = shown.apply(shown.tr.setSelection(TextSelection.create(shown.doc, 9)))
    expect(read(type(moved, 'm'))).toEqual(['Text. jom|nas'])
    expect(read(shown.apply(shown.tr.delete(6, 7)))).toEqual(['Text.|jonas'])
  })
})

describe('The caret', () => {
  test.each([
    [
      'before and after it',
      ['Text. mira|'],
      ['Text. jonas mira and others'],
      ['Text. jonas mira| and others'],
    ],
    ['in another paragraph', ['One', 'Two|'], ['One more', 'Two'], ['One more', 'Two|']],
    ['as a paragraph before it', ['One', 'Tw|o'], ['One', 'And', 'Two'], ['One', 'And', 'Tw|o']],
    ['around it', ['One bus| way'], ['One long way'], ['One long| way']],
  ])('stays where it is when others write %s', (_, before, after, expected) => {
    expect(read(show(open(...before), ...after))).toEqual(expected)
  })

  test('stays inside a word when others write elsewhere, so that the word is not divided', () => {
    expect(read(type(show(open('Kon|zert'), 'Konzert heute'), 'x'))).toEqual(['Konx|zert heute'])
  })
})
