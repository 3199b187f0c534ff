import { describe, expect, test } from 'vitest'
import type { StoredBlock } from '#contracts/pages.ts'
import { page } from '../../../../tests/support/editor-examples.ts'
import { openWorkspace, useFakeBrowser } from '../../../../tests/support/editor-workspace.ts'
import {
  announceSelected,
  chosenIds,
  extendSelection,
  select,
  selectBeside,
  selectInstead,
  selectOuter,
  selectUntil,
} from './selection.ts'

const browser = useFakeBrowser()
const headline = (id: string): StoredBlock => ({
  id,
  type: 'headline',
  version: 1,
  fields: { content: id },
})
const question = (id: string): StoredBlock => ({ ...headline(id), type: 'faq-item' })
const questions: StoredBlock = {
  id: 'faq',
  type: 'faq',
  version: 1,
  fields: {},
  children: [question('q1'), question('q2')],
}
const head: StoredBlock = { id: 'head', type: 'page', version: 1, fields: { title: 'Besuch' } }
/** Two columns with a list in the first, an empty container, and one more block. */
const content = page(
  {
    id: 'K',
    layout: '50-50',
    columns: [[headline('a'), headline('b'), headline('c'), questions], [headline('d')]],
  },
  { id: 'L', layout: '100', columns: [[]] },
  { id: 'M', layout: '100', columns: [[headline('e')]] },
)
const open = (selected: string | null = null, given = content) => {
  const opened = openWorkspace(given)
  if (selected !== null) select(opened.workspace, selected)
  return opened
}

describe('Selecting a block', () => {
  test('shows its toolbar only, until the toolbar is to have the focus', () => {
    const { workspace, selected, scrolledTo } = open('a')
    expect([selected(), browser.barFocused(), scrolledTo]).toEqual(['a', 0, []])
    select(workspace, 'b', { focusBar: true })
    expect([selected(), browser.barFocused(), scrolledTo]).toEqual(['b', 1, ['b']])
  })

  test('gives no toolbar the focus when nothing is selected any more', () => {
    const { workspace, selected } = open('a')
    select(workspace, null, { focusBar: true })
    expect([selected(), browser.barFocused()]).toEqual([null, 0])
  })

  test('ends typing in another block, and goes on with typing in the same one', () => {
    const { workspace, typed } = open()
    workspace.canvas.typing.beginField('a', 'content')
    select(workspace, 'a')
    expect(typed()?.block).toBe('a')
    select(workspace, 'b')
    expect(typed()).toBeNull()
  })

  test('ends a selection of several, also when it is the same block again', () => {
    const { workspace, until } = open('a')
    selectUntil(workspace, 'c')
    expect(until()).toBe('c')
    select(workspace, 'a')
    expect(until()).toBeNull()
  })
})

describe('Selecting several blocks', () => {
  test('selects all between two of one column, and says how many', () => {
    const { workspace, said } = open('a')
    selectUntil(workspace, 'c')
    expect(chosenIds(workspace, 'a')).toEqual(['a', 'b', 'c'])
    expect(said()).toEqual(['3 Blöcke ausgewählt'])
    expect(browser.barFocused()).toBe(1)
  })

  test('ends typing in the first one', () => {
    const { workspace, typed } = open()
    workspace.canvas.typing.beginField('a', 'content')
    selectUntil(workspace, 'b')
    expect(typed()).toBeNull()
  })

  test('selects nothing in another column, in a list, or without a beginning', () => {
    const { workspace, until, said } = open('a')
    for (const id of ['d', 'e', 'q1', 'K']) selectUntil(workspace, id)
    select(workspace, null)
    selectUntil(workspace, 'b')
    expect([until(), said()]).toEqual([null, []])
  })

  test('concerns only an action on the selected block, not one on another', () => {
    const { workspace } = open('a')
    selectUntil(workspace, 'b')
    expect(chosenIds(workspace, 'c')).toEqual(['c'])
  })

  test('grows and shrinks by one block', () => {
    const { workspace } = open('b')
    const extend = (step: 1 | -1) => {
      extendSelection(workspace, step)
      return chosenIds(workspace, 'b')
    }
    expect(extend(1)).toEqual(['b', 'c'])
    expect(extend(-1)).toEqual(['b'])
    expect(extend(-1)).toEqual(['a', 'b'])
  })

  test('says where the column ends', () => {
    const { workspace, until, said } = open('a')
    extendSelection(workspace, -1)
    expect([until(), said()]).toEqual([null, ['Hier endet die Seite.']])
  })
})

describe('The arrow keys', () => {
  const walk = (from: string | null, step: 1 | -1, count: number, given = content) => {
    const { workspace, selected } = open(from, given)
    return Array.from({ length: count }, () => {
      selectBeside(workspace, step)
      return selected()
    })
  }

  test('select one block after the other, with items and empty containers, and stop at the end', () => {
    expect(walk(null, 1, 10)).toEqual(['a', 'b', 'c', 'faq', 'q1', 'q2', 'd', 'L', 'e', 'e'])
  })

  test('begin at the end on the way back, and stop at the beginning', () => {
    expect(walk(null, -1, 10)).toEqual(['e', 'L', 'd', 'q2', 'q1', 'faq', 'c', 'b', 'a', 'a'])
  })

  test('reach the head from the first block, but do not begin there', () => {
    const headed = { ...content, head }
    expect(walk(null, 1, 1, headed)).toEqual(['a'])
    expect(walk('a', -1, 1, headed)).toEqual(['head'])
    expect(walk('head', 1, 1, headed)).toEqual(['a'])
  })

  test('lead from a container to its first block, and back to what is before the container', () => {
    expect(walk('K', 1, 1)).toEqual(['a'])
    expect(walk('M', 1, 1)).toEqual(['e'])
    expect(walk('M', -1, 1)).toEqual(['L'])
  })

  test('lead on from an empty container in both directions', () => {
    expect(walk('L', 1, 1)).toEqual(['e'])
    expect(walk('L', -1, 1)).toEqual(['d'])
  })

  test('say what they select and where it is, and that the page ends', () => {
    const { workspace, said } = open('L')
    selectBeside(workspace, 1)
    selectBeside(workspace, 1)
    expect(said()).toEqual(['Überschrift ausgewählt, Block 6 von 6', 'Hier endet die Seite.'])
    expect(browser.barFocused()).toBe(1)
  })

  test('say nothing on an empty page', () => {
    const { workspace, said, selected } = open(null, page())
    selectBeside(workspace, 1)
    expect([selected(), said()]).toEqual([null, []])
  })
})

describe('Selecting what surrounds a block', () => {
  test('goes from an item to its list, to its container, and no further', () => {
    const { workspace, selected } = open('q2')
    const outwards = [1, 2, 3].map(() => {
      selectOuter(workspace)
      return selected()
    })
    expect(outwards).toEqual(['faq', 'K', 'K'])
  })

  test('says what is selected then', () => {
    const { workspace, said } = open('q2')
    selectOuter(workspace)
    selectOuter(workspace)
    expect(said()).toEqual([
      'Fragen und Antworten ausgewählt, Block 4 von 6, Spalte 1 von 2',
      expect.stringMatching(/^Container, .+ ausgewählt, 1 von 3$/),
    ])
    expect(browser.barFocused()).toBe(2)
  })

  test('leaves the head selected, which nothing surrounds', () => {
    const { workspace, selected, said } = open('head', { ...content, head })
    selectOuter(workspace)
    expect([selected(), said()]).toEqual(['head', []])
  })
})

describe('After a block was removed', () => {
  const instead = (id: string, before: string[]) => {
    const { workspace, selected } = open()
    selectInstead(workspace, id, before)
    return selected()
  }

  test('the next one is selected', () => {
    expect(instead('gone', ['a', 'gone', 'b'])).toBe('b')
  })

  test('the one before is selected if it was the last', () => {
    expect(instead('gone', ['a', 'b', 'gone'])).toBe('b')
  })

  test('nothing is selected if it was the only one', () => {
    expect(instead('gone', ['gone'])).toBeNull()
  })
})

test('The announcement of the head names its place above the content', () => {
  const { workspace, said } = open(null, { ...content, head })
  announceSelected(workspace, 'head')
  expect(said()).toEqual(['Seitenkopf ausgewählt, über dem Inhalt'])
})
