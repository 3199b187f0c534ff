import { describe, expect, test } from 'vitest'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { keysInWords } from '#design/keys/key-names.ts'
import { maxParts } from '#operations/index.ts'
import { page, rowsOf } from '../../../../tests/support/editor-examples.ts'
import { openWorkspace, useFakeBrowser } from '../../../../tests/support/editor-workspace.ts'
import {
  blocksOfText,
  copy,
  cut,
  duplicate,
  insertBlock,
  insertContainer,
  insertionsAt,
  moveOneStep,
  paste,
  placeForType,
  pointAfter,
  remove,
  setFields,
  setLayout,
  takeBackAside,
  turnInto,
} from './block-actions.ts'
import { select, selectUntil } from './selection.ts'

const browser = useFakeBrowser()
const one = (id: string, type: string, fields: Record<string, unknown> = {}): StoredBlock => ({
  id,
  type,
  version: 1,
  fields,
})
const headline = (id: string) => one(id, 'headline', { content: id })
const question = (id: string) => one(id, 'faq-item', { content: id })
const questions = (id: string, ...children: StoredBlock[]): StoredBlock => ({ ...one(id, 'faq'), children })
const head = one('head', 'page', { title: 'Besuch' })
const content: ContentDocument = {
  ...page(
    {
      id: 'K',
      layout: '50-50',
      columns: [
        [headline('a'), headline('b'), questions('faq', question('q1'), question('q2'))],
        [headline('c')],
      ],
    },
    { id: 'L', layout: '100', columns: [[headline('d')]] },
  ),
  head,
}
const open = (selected: string | null = null, given = content, slug?: string) => {
  const opened = openWorkspace(given, slug)
  if (selected !== null) select(opened.workspace, selected)
  const rows = () => rowsOf(opened.content())
  /** What a block has, wherever it is. */
  const blockOf = (id: string | null) =>
    opened
      .content()
      .containers.flatMap(({ columns }) => columns.flat())
      .flatMap((block) => [block, ...(block.children ?? [])])
      .find((block) => block.id === id)
  const itemsOf = (id: string) => blockOf(id)?.children?.map((child) => child.id)
  const undo = () => opened.workspace.draft.session.undo()
  return { ...opened, rows, blockOf, itemsOf, undo, aside: opened.workspace.draft.session.setAside.get }
}
/** What the page's blocks are called when they have new ids. */
const textsIn = (blocks: readonly StoredBlock[] = []) => blocks.map(({ fields }) => fields['content'])
const columnOf = (given: ContentDocument, container: number, column = 0) =>
  given.containers[container]?.columns[column]
/** The data of a copy or paste event. */
const transferOf = (given: Record<string, string> = {}): DataTransfer => {
  const data = new Map(Object.entries(given))
  return {
    getData: (type: string) => data.get(type) ?? '',
    setData: (type: string, text: string) => void data.set(type, text),
  } as DataTransfer
}

describe('Inserting a block', () => {
  const afterA = { kind: 'block', container: 'K', column: 0, after: 'a' } as const

  test('puts it after the given one, selects it, says so, and lets staff type at once', () => {
    const { workspace, rows, selected, said, typed, scrolledTo } = open('a')
    insertBlock(workspace, 'headline', afterA)
    const id = selected()
    expect(rows()[0]?.[0]).toEqual(['a', id, 'b', 'faq'])
    expect(typed()).toMatchObject({ block: id, field: 'content', isFocused: true })
    expect(said()).toEqual(['Überschrift eingefügt', 'Überschrift: Überschrift'])
    expect(scrolledTo).toContain(id)
  })

  test('brings the items that its list begins with', () => {
    const { workspace, selected, blockOf } = open()
    insertBlock(workspace, 'faq', afterA)
    expect(blockOf(selected())?.children?.map(({ type, version }) => [type, version])).toEqual([
      ['faq-item', 1],
      ['faq-item', 1],
    ])
  })

  test('takes the place of an empty block, and one step undoes both', () => {
    const { workspace, rows, selected, undo } = open()
    insertBlock(workspace, 'headline', afterA, { instead: 'a' })
    expect(rows()[0]?.[0]).toEqual([selected(), 'b', 'faq'])
    expect(undo()).toMatchObject({ label: 'Überschrift eingefügt' })
    expect(rows()[0]?.[0]).toEqual(['a', 'b', 'faq'])
  })

  test('fills it with what was chosen for it, under the name of that', () => {
    const { workspace, selected, blockOf, said } = open()
    const filled = { fields: { content: 'Anfahrt' }, name: 'Vorlage' }
    insertBlock(workspace, 'headline', afterA, { filled })
    expect(blockOf(selected())?.fields).toEqual({ content: 'Anfahrt' })
    expect(said()).toContain('Vorlage eingefügt')
  })

  test('does not report at once what is missing in it', () => {
    const { workspace, selected } = open()
    insertBlock(workspace, 'headline', afterA)
    expect([...workspace.draft.unreported.get().keys()]).toEqual([selected()])
  })

  test('opens its panel if it has no text on the page', () => {
    const { workspace } = open()
    insertBlock(workspace, 'shared', afterA)
    browser.drawFrame()
    expect(workspace.shell.view.get().panel).toBe('block')
  })
})

describe('Inserting a container', () => {
  test('gives it the columns of its layout, and selects it', () => {
    const { workspace, rows, selected, said } = open()
    insertContainer(workspace, '33-33-33', 'K')
    expect(rows()[1]).toEqual([[], [], []])
    expect(workspace.draft.session.editor().content.containers[1]?.id).toBe(selected())
    expect(said()).toEqual([expect.stringMatching(/eingefügt$/)])
  })

  test('takes the place of an empty block', () => {
    const { workspace, rows } = open()
    insertContainer(workspace, '100', 'K', { instead: 'd' })
    expect(rows().slice(1)).toEqual([[[]], [[]]])
  })
})

describe('Turning a block into another type', () => {
  test('keeps its words and its place, selects the new block, and says so', () => {
    const { workspace, content: now, rows, selected, said } = open('a')
    turnInto(workspace, 'a', 'quote')
    expect(columnOf(now(), 0)?.[0]).toMatchObject({ type: 'quote', fields: { content: 'a' } })
    expect(rows()[0]?.[0]).toEqual([selected(), 'b', 'faq'])
    expect(said()).toEqual(['Überschrift in Zitat umgewandelt'])
  })

  test('does nothing when the types have nothing in common, or the block is gone', () => {
    const { workspace, content: now, said } = open('a')
    turnInto(workspace, 'a', 'image')
    turnInto(workspace, 'gone', 'quote')
    expect([now(), said()]).toEqual([content, []])
  })

  test('ends typing in it', () => {
    const { workspace, typed } = open()
    workspace.canvas.typing.beginField('a', 'content')
    turnInto(workspace, 'a', 'quote')
    expect(typed()).toBeNull()
  })
})

describe('Moving by one step', () => {
  test('passes the neighbour, says where the block is now, and shows it', () => {
    const { workspace, rows, said, scrolledTo } = open('a')
    moveOneStep(workspace, 'a', 'down')
    expect(rows()[0]?.[0]).toEqual(['b', 'a', 'faq'])
    expect(said()).toEqual(['Überschrift verschoben, jetzt Block 2 von 5, Spalte 1 von 2'])
    expect(scrolledTo).toEqual(['a'])
  })

  test('goes into the next column', () => {
    const { workspace, rows } = open('a')
    moveOneStep(workspace, 'a', 'right')
    expect(rows()[0]).toEqual([
      ['b', 'faq'],
      ['a', 'c'],
    ])
  })

  test('moves a container as well', () => {
    const { workspace, content: now, said } = open('L')
    moveOneStep(workspace, 'L', 'up')
    expect(now().containers.map(({ id }) => id)).toEqual(['L', 'K'])
    expect(said()).toEqual([expect.stringMatching(/^Container, .+ verschoben, jetzt 1 von 2$/)])
  })

  test('says that there is no further step: at the end, and for the head', () => {
    for (const id of ['d', 'L', 'head']) {
      const { workspace, content: now, said } = open(id)
      moveOneStep(workspace, id, 'down')
      expect([now(), said()]).toEqual([content, ['Weiter geht es nicht.']])
    }
  })

  test('lets several selected neighbours pass the next block together, in both directions', () => {
    const { workspace, rows } = open('a')
    selectUntil(workspace, 'b')
    moveOneStep(workspace, 'a', 'down')
    expect(rows()[0]?.[0]).toEqual(['faq', 'a', 'b'])
    moveOneStep(workspace, 'a', 'up')
    expect(rows()[0]?.[0]).toEqual(['a', 'b', 'faq'])
  })

  test('does not move several out of their column', () => {
    const { workspace, content: now, said } = open('a')
    selectUntil(workspace, 'b')
    said()
    for (const direction of ['up', 'left', 'right'] as const) moveOneStep(workspace, 'a', direction)
    expect(now()).toEqual(content)
    expect(said()).toEqual(Array.from({ length: 3 }, () => 'Weiter geht es nicht.'))
  })
})

describe('Deleting', () => {
  const undoHint = `Rückgängig mit ${keysInWords('Mod+Z', 'de')}`

  test('removes a block, selects the next one, and says how to undo it', () => {
    const { workspace, rows, selected, said } = open('a')
    remove(workspace, 'a')
    expect([rows()[0]?.[0], selected()]).toEqual([['b', 'faq'], 'b'])
    expect(said()).toEqual([`Überschrift gelöscht. ${undoHint}`])
    expect(browser.barFocused()).toBe(1)
  })

  test('removes several at once, and selects what follows the last of them', () => {
    const { workspace, rows, selected, said, undo } = open('a')
    selectUntil(workspace, 'b')
    said()
    remove(workspace, 'a')
    expect([rows()[0]?.[0], selected()]).toEqual([['faq'], 'faq'])
    expect(said()).toEqual([`2 Blöcke gelöscht. ${undoHint}`])
    undo()
    expect(rows()[0]?.[0]).toEqual(['a', 'b', 'faq'])
  })

  test('removes a container with its blocks, and selects what came after it, or else before it', () => {
    const third = { id: 'M', layout: '100' as const, columns: [[headline('e')]] }
    const { workspace, rows, selected } = open('K', {
      ...content,
      containers: [...content.containers, third],
    })
    remove(workspace, 'K')
    expect([rows(), selected()]).toEqual([[[['d']], [['e']]], 'd'])
    select(workspace, 'M')
    remove(workspace, 'M')
    expect([rows(), selected()]).toEqual([[[['d']]], 'd'])
  })

  test('leaves the head, and says why', () => {
    const { workspace, content: now, said } = open('head')
    remove(workspace, 'head')
    expect([now(), said()]).toEqual([content, ['Der Kopf gehört fest zur Seite.']])
  })

  test('ends typing in the block', () => {
    const { workspace, typed } = open()
    workspace.canvas.typing.beginField('a', 'content')
    remove(workspace, 'a')
    expect(typed()).toBeNull()
  })
})

describe('Duplicating', () => {
  test('puts a copy with an id of its own after the block, and selects it', () => {
    const { workspace, content: now, rows, selected, said } = open('a')
    duplicate(workspace, 'a')
    expect(textsIn(columnOf(now(), 0)).slice(0, 3)).toEqual(['a', 'a', 'b'])
    expect(rows()[0]?.[0]?.[1]).toBe(selected())
    expect(selected()).not.toBe('a')
    expect(said()).toEqual(['Überschrift verdoppelt'])
  })

  test('puts the copies of several behind the last of them, in their order', () => {
    const { workspace, content: now, rows, selected, said } = open('a')
    selectUntil(workspace, 'b')
    said()
    duplicate(workspace, 'a')
    expect(textsIn(columnOf(now(), 0)).slice(0, 4)).toEqual(['a', 'b', 'a', 'b'])
    expect(rows()[0]?.[0]?.[2]).toBe(selected())
    expect(said()).toEqual(['2 Blöcke verdoppelt'])
  })

  test('copies an item within its list', () => {
    const { workspace, itemsOf, selected } = open('q1')
    duplicate(workspace, 'q1')
    expect(itemsOf('faq')).toEqual(['q1', selected(), 'q2'])
  })

  test('copies a container with its blocks, and puts it behind it', () => {
    const { workspace, content: now, selected } = open('K')
    duplicate(workspace, 'K')
    expect(now().containers.map(({ id }) => id)).toEqual(['K', selected(), 'L'])
    expect(textsIn(columnOf(now(), 1, 1))).toEqual(['c'])
  })

  test('leaves the head alone', () => {
    const { workspace, content: now, said } = open('head')
    duplicate(workspace, 'head')
    expect([now(), said()]).toEqual([content, ['Der Kopf gehört fest zur Seite.']])
  })
})

describe('Copying and pasting', () => {
  test('inserts a copy with an id of its own after the selected block', () => {
    const { workspace, content: now, rows, selected, said } = open('a')
    expect(copy(workspace, 'a')).toBe(true)
    expect(paste(workspace, 'd')).toBe(true)
    expect(textsIn(columnOf(now(), 1))).toEqual(['d', 'a'])
    expect(rows()[1]?.[0]?.[1]).toBe(selected())
    expect(selected()).not.toBe('a')
    expect(said()).toEqual(['Überschrift kopiert', 'Überschrift eingefügt'])
  })

  test('keeps several in their order, and a container with its columns', () => {
    const { workspace, content: now } = open('a')
    selectUntil(workspace, 'b')
    copy(workspace, 'a')
    paste(workspace, 'd')
    expect(textsIn(columnOf(now(), 1))).toEqual(['d', 'a', 'b'])
    copy(workspace, 'K')
    paste(workspace, 'a')
    expect(now().containers.map(({ layout }) => layout)).toEqual(['50-50', '50-50', '100'])
  })

  test('puts a container behind the one around an item, and at the end when nothing is selected', () => {
    for (const [after, order] of [
      ['q1', ['50-50', '100', '100']],
      [null, ['50-50', '100', '100']],
    ] as const) {
      const { workspace, content: now, selected } = open('L')
      copy(workspace, 'L')
      paste(workspace, after)
      expect(now().containers.map(({ layout }) => layout)).toEqual(order)
      expect(now().containers.findIndex(({ id }) => id === selected())).toBe(after === null ? 2 : 1)
    }
  })

  test('gives other programs the text, and reads its own blocks from the event', () => {
    const { workspace, content: now } = open('a')
    const transfer = transferOf()
    copy(workspace, 'a', transfer)
    expect(transfer.getData('text/plain')).toBe('a')
    browser.storage.clear()
    paste(workspace, 'd', transfer)
    expect(textsIn(columnOf(now(), 1))).toEqual(['d', 'a'])
  })

  test('makes a text block of the text of another program', () => {
    const { workspace, content: now } = open()
    expect(paste(workspace, 'd', transferOf({ 'text/plain': 'Aus einer Mail' }))).toBe(true)
    expect(columnOf(now(), 1)?.map(({ type }) => type)).toEqual(['headline', 'text'])
  })

  test('says that there is nothing to paste', () => {
    const { workspace, content: now, said } = open()
    expect(paste(workspace, 'a', transferOf())).toBe(false)
    expect([now(), said()]).toEqual([content, ['In der Zwischenablage ist kein Block, der hierher passt.']])
  })

  test('puts an item into the selected list, or next to the selected item', () => {
    const { workspace, itemsOf, selected } = open('q1')
    copy(workspace, 'q1')
    paste(workspace, 'q1')
    expect(itemsOf('faq')).toEqual(['q1', selected(), 'q2'])
    paste(workspace, 'faq')
    expect(itemsOf('faq')?.at(-1)).toBe(selected())
  })

  test('refuses an item outside of a list, keeps it, and says why', () => {
    const { workspace, content: now, said, aside, selected } = open('q1')
    copy(workspace, 'q1')
    said()
    expect(paste(workspace, 'd')).toBe(false)
    expect([now(), selected()]).toEqual([content, 'q1'])
    expect(said()).toEqual([expect.stringContaining('Das passt nicht an diese Stelle.')])
    expect(aside()).toMatchObject([
      { reason: 'Das passt nicht an diese Stelle.', block: { type: 'faq-item' } },
    ])
    expect(aside()[0]?.block.id).not.toBe('q1')
  })

  test('refuses a shared block in the original of another one', () => {
    const shared = page({ id: 'K', layout: '100', columns: [[one('s', 'shared', { source: 'shared:2' })]] })
    const elsewhere = open('s', shared)
    copy(elsewhere.workspace, 's')
    expect(paste(elsewhere.workspace, 's')).toBe(true)
    const { workspace, content: now, aside } = open('s', shared, 'shared-1')
    copy(workspace, 's')
    expect(paste(workspace, 's')).toBe(false)
    expect(now()).toEqual(shared)
    expect(aside()[0]?.reason).toBe('Ein wiederverwendbarer Block kann keinen anderen enthalten.')
  })

  test('refuses blocks that would be too many for a page', () => {
    const many = Array.from({ length: maxParts - 1 }, (_, number) => headline(`h${number}`))
    const full = page({ id: 'K', layout: '100', columns: [many] })
    const { workspace, content: now, aside } = open('h0', full)
    copy(workspace, 'h0')
    expect(paste(workspace, 'h0')).toBe(false)
    expect(now()).toEqual(full)
    expect(aside()[0]?.reason).toBe('Die Seite hätte damit zu viele Blöcke.')
  })

  test('does not copy the head', () => {
    const { workspace, said } = open('head')
    expect(copy(workspace, 'head')).toBe(false)
    expect([said(), browser.storage.size]).toEqual([['Der Kopf gehört fest zur Seite.'], 0])
  })

  test('copies nothing of a block that is gone', () => {
    const { workspace, said } = open()
    expect(copy(workspace, 'gone')).toBe(false)
    expect([said(), browser.storage.size]).toEqual([[], 0])
  })
})

describe('Cutting', () => {
  test('removes the block, so that it can be pasted elsewhere', () => {
    const { workspace, content: now, rows } = open('a')
    cut(workspace, 'a')
    expect(rows()[0]?.[0]).toEqual(['b', 'faq'])
    paste(workspace, 'd')
    expect(textsIn(columnOf(now(), 1))).toEqual(['d', 'a'])
  })

  test('announces no deletion besides', () => {
    const { workspace, said } = open('a')
    cut(workspace, 'a')
    expect(said()).toEqual(['Überschrift kopiert', 'Überschrift ausgeschnitten'])
  })

  test('leaves the head where it is', () => {
    const { workspace, content: now, said } = open('head')
    cut(workspace, 'head')
    expect([now(), said()]).toEqual([content, ['Der Kopf gehört fest zur Seite.']])
  })
})

describe('Taking back what was set aside', () => {
  const asideIn = (selected: string | null, block: StoredBlock, given = content, slug?: string) => {
    const opened = open(selected, given, slug)
    const kept = { block, at: 0 }
    opened.workspace.draft.session.putAside([block], '')
    const [listed = kept] = opened.aside()
    takeBackAside(opened.workspace, listed)
    return opened
  }

  test('inserts it after the selected block with an id of its own, and clears the list', () => {
    const { content: now, said, aside } = asideIn('d', headline('a'))
    expect(textsIn(columnOf(now(), 1))).toEqual(['d', 'a'])
    expect(columnOf(now(), 1)?.[1]?.id).not.toBe('a')
    expect(said()).toEqual(['Überschrift eingefügt'])
    expect(aside()).toEqual([])
  })

  test('inserts it at the end of the page when nothing, or the head, is selected', () => {
    for (const selected of [null, 'head']) {
      const { content: now } = asideIn(selected, headline('x'))
      expect(textsIn(columnOf(now(), 1))).toEqual(['d', 'x'])
    }
  })

  test('puts an item into the selected list', () => {
    const { blockOf } = asideIn('faq', question('x'))
    expect(textsIn(blockOf('faq')?.children)).toEqual(['q1', 'q2', 'x'])
  })

  test('keeps an item in the list of what was set aside if no list is selected, and says why', () => {
    const { content: now, said, aside } = asideIn('d', question('x'))
    expect([now(), said()]).toEqual([content, ['Das passt nicht an diese Stelle.']])
    expect(aside()).toHaveLength(1)
  })

  test('keeps a shared block out of the original of another one', () => {
    const { content: now, said, aside } = asideIn('a', one('s', 'shared'), content, 'shared-1')
    expect(now()).toEqual(content)
    expect(said()).toEqual(['Ein wiederverwendbarer Block kann keinen anderen enthalten.'])
    expect(aside()).toHaveLength(1)
  })

  test('gives a head its fields back', () => {
    const { content: now, aside } = asideIn('a', one('head', 'page', { title: 'Wie früher' }))
    expect(now().head?.fields).toEqual({ title: 'Wie früher' })
    expect(now().containers).toEqual(content.containers)
    expect(aside()).toEqual([])
  })
})

describe('The panel of a block', () => {
  test('sets its fields, which one step undoes under the name of the block', () => {
    const { workspace, blockOf, undo } = open()
    setFields(workspace, 'a', { subline: 'Neu' })
    expect(blockOf('a')?.fields).toEqual({ content: 'a', subline: 'Neu' })
    expect(undo()).toMatchObject({ label: 'Überschrift geändert', focus: 'a' })
    expect(blockOf('a')?.fields).toEqual({ content: 'a' })
  })

  test('makes one step of the keys typed in one field', () => {
    const { workspace, blockOf, undo } = open()
    for (const subline of ['N', 'Ne', 'Neu']) setFields(workspace, 'a', { subline }, { group: 'subline' })
    undo()
    expect(blockOf('a')?.fields).toEqual({ content: 'a' })
  })

  test('sets nothing of a block that somebody else has removed', () => {
    const { workspace, content: now, undo } = open()
    setFields(workspace, 'gone', { subline: 'Neu' })
    expect(now()).toEqual(content)
    expect(undo().label).toBe('')
  })

  test('changes the columns of a container, and says to which', () => {
    const { workspace, content: now, said } = open('K')
    setLayout(workspace, 'K', '100')
    expect(now().containers[0]?.layout).toBe('100')
    expect(said()).toEqual([expect.stringMatching(/^Aufteilung geändert: .+/)])
  })
})

describe('The place of a new block', () => {
  test('is behind a block in its column, and behind an item in its list', () => {
    expect(pointAfter(content, 'c')).toEqual({ kind: 'block', container: 'K', column: 1, after: 'c' })
    expect(pointAfter(content, 'q1')).toEqual({ kind: 'item', parent: 'faq', after: 'q1' })
  })

  test('is at the beginning of a selected container, and of the first one behind the head', () => {
    expect(pointAfter(content, 'L')).toEqual({ kind: 'block', container: 'L', column: 0, after: null })
    expect(pointAfter(content, 'head')).toEqual({ kind: 'block', container: 'K', column: 0, after: null })
  })

  test('is at the end of the last column when nothing is selected', () => {
    const wide = { ...content, containers: content.containers.slice(0, 1) }
    expect(pointAfter(wide, null)).toEqual({ kind: 'block', container: 'K', column: 1, after: 'c' })
  })

  test('is a new container on an empty page', () => {
    const empty = page()
    expect(pointAfter(empty, null)).toEqual({ kind: 'container', after: null })
    const [operation] = insertionsAt({ kind: 'container', after: null }, [headline('x'), headline('y')])
    expect(operation).toMatchObject({ container: { layout: '100', columns: [[{ id: 'x' }, { id: 'y' }]] } })
  })

  test('is for a block that stands alone behind the list whose item is selected', () => {
    expect(placeForType(content, 'headline', 'q1')).toEqual({
      kind: 'block',
      container: 'K',
      column: 0,
      after: 'faq',
    })
  })

  test('is for an item behind the last one of a selected list', () => {
    expect(placeForType(content, 'faq-item', 'faq')).toEqual({ kind: 'item', parent: 'faq', after: 'q2' })
    expect(placeForType(content, 'faq-item', 'q1')).toEqual({ kind: 'item', parent: 'faq', after: 'q1' })
  })

  test('is nowhere for an item without its list', () => {
    expect(placeForType(content, 'faq-item', 'a')).toBeNull()
    expect(placeForType(content, 'teaser-item', 'q1')).toBeNull()
  })
})

test('Plain text becomes blocks of running text', () => {
  expect(blocksOfText('Ein Satz').map(({ type }) => type)).toEqual(['text'])
})
