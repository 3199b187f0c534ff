import { describe, expect, test } from 'vitest'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { RichTextDocument } from '#design/rich-text/rich-text-document.ts'
import { page } from '../../../../tests/support/editor-examples.ts'
import { openWorkspace, useFakeBrowser } from '../../../../tests/support/editor-workspace.ts'
import { selectUntil, select } from '../actions/selection.ts'

const browser = useFakeBrowser()
const one = (id: string, type: string, fields: Record<string, unknown>): StoredBlock => ({
  id,
  type,
  version: 1,
  fields,
})
const richText = (...paragraphs: string[]): RichTextDocument => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const headline = (id: string, fields: Record<string, unknown> = { content: id }) =>
  one(id, 'headline', fields)
const text = (id: string, ...paragraphs: string[]) => one(id, 'text', { content: richText(...paragraphs) })
const inOneColumn = (...blocks: StoredBlock[]): ContentDocument =>
  page({ id: 'K', layout: '100', columns: [blocks] })

/** Opens a page, and begins to type in a field. */
const typeIn = (content: ContentDocument, block: string, field = 'content', slug?: string) => {
  const opened = openWorkspace(content, slug)
  const { typing } = opened.workspace.canvas
  typing.beginField(block, field)
  opened.said()
  const where = () => {
    const typed = opened.typed()
    return typed && `${typed.block} ${typed.field}`
  }
  const events = () => {
    const typed = opened.typed()
    if (!typed) throw new Error('Nothing is being typed')
    return typed.events
  }
  const rich = () => {
    const options = opened.typed()?.rich
    if (!options) throw new Error('No rich text is being typed')
    return options
  }
  const blocks = () => opened.content().containers.flatMap(({ columns }) => columns.flat())
  const labels = () => opened.workspace.draft.session.editor().undo.map(({ label }) => label)
  return {
    ...opened,
    typing,
    where,
    events,
    rich,
    blocks,
    labels,
    aside: opened.workspace.draft.session.setAside.get,
  }
}

const three = inOneColumn(
  headline('a', { preline: 'Vorab', content: 'Titel' }),
  text('t', 'Ein Satz'),
  headline('b'),
)

describe('Beginning to type', () => {
  test('selects the block, says what is typed in, and shows the stored value', () => {
    const { workspace, where, typed, selected } = typeIn(three, 'a')
    expect([where(), typed()?.shown, typed()?.isFocused, selected()]).toEqual([
      'a content',
      'Titel',
      true,
      'a',
    ])
    expect(workspace.canvas.place.view.get().typing).toEqual({ block: 'a', field: 'content', kind: 'line' })
  })

  test('finds the text by the element that was clicked, with the caret there', () => {
    const { typing, where, typed, elementOf } = typeIn(three, 'b')
    expect(typing.beginAt(elementOf('a', 'preline'), { x: 3, y: 4 })).toBe(true)
    expect([where(), typed()?.point]).toEqual(['a preline', { x: 3, y: 4 }])
  })

  test('goes on in the text that was clicked again', () => {
    const { typing, typed, elementOf } = typeIn(three, 'a')
    const before = typed()
    expect(typing.beginAt(elementOf('a', 'content'), { x: 0, y: 0 })).toBe(true)
    expect(typed()).toBe(before)
  })

  test('is not possible in a text that the page does not show', () => {
    const { typing, where, hide, said } = typeIn(three, 'b')
    hide('a')
    typing.beginField('a', 'content')
    typing.beginField('gone', 'content')
    expect([where(), said()]).toEqual(['b content', []])
  })

  test('starts with the first text of a block, or of the first item of a list', () => {
    const list = { ...one('faq', 'faq', {}), children: [one('q', 'faq-item', { content: 'Wo?' })] }
    const { typing, where } = typeIn(inOneColumn(headline('a', { preline: '', content: '' }), list), 'a')
    typing.beginFirst('faq')
    expect(where()).toBe('q content')
    typing.beginFirst('a')
    expect(where()).toBe('a preline')
  })

  test('waits one frame for a block whose view is loading', () => {
    const { typing, where, hide, show, workspace } = typeIn(three, 'b')
    typing.end()
    hide('a')
    typing.beginFirst('a', { orFocusBar: true })
    expect(where()).toBeNull()
    show('a')
    browser.drawFrame()
    expect([where(), workspace.shell.view.get().panel]).toEqual(['a preline', null])
  })

  test('opens the panel of a block without a text', () => {
    const { typing, workspace } = typeIn(inOneColumn(headline('a'), one('s', 'shared', {})), 'a')
    typing.beginFirst('s', { orFocusBar: true })
    browser.drawFrame()
    expect([workspace.shell.view.get().panel, browser.barFocused()]).toEqual(['block', 1])
  })
})

describe('What is typed', () => {
  test('is written into the block, as one step', () => {
    const { events, blocks, labels } = typeIn(three, 'a')
    for (const value of ['Titel!', 'Titel!!']) events().onChange(value)
    expect(blocks()[0]?.fields['content']).toBe('Titel!!')
    expect(labels()).toEqual(['Text in Überschrift'])
  })

  test('gives way to what another editor or an undo has made of it', () => {
    const { workspace, typed } = typeIn(three, 'a')
    const operation = { kind: 'set-fields' as const, id: 'a', fields: { content: 'Anders' } }
    workspace.draft.session.edit([operation], { label: '' })
    expect(typed()?.shown).toBe('Anders')
  })

  test('ends when another editor removes the block', () => {
    const { workspace, typed } = typeIn(three, 'a')
    workspace.draft.session.edit([{ kind: 'remove-block', id: 'a' }], { label: '' })
    expect(typed()).toBeNull()
  })

  test('ends when the page shows the text no more', () => {
    const { workspace, typed, hide } = typeIn(three, 'a')
    hide('a')
    workspace.draft.session.edit([{ kind: 'remove-block', id: 'b' }], { label: '' })
    expect(typed()).toBeNull()
  })

  test('can be undone and done again from within the text', () => {
    const { events, blocks } = typeIn(three, 'a')
    events().onChange('Neu')
    events().onHistory('undo')
    expect(blocks()[0]?.fields['content']).toBe('Titel')
    events().onHistory('redo')
    expect(blocks()[0]?.fields['content']).toBe('Neu')
  })

  test('lets a rich text be drawn anew afterwards, and a line not', () => {
    const { typing, workspace } = typeIn(three, 't')
    typing.beginField('a', 'content')
    typing.end()
    const { generations, typing: typed } = workspace.canvas.place.view.get()
    expect([generations, typed]).toEqual([{ t: 1 }, null])
  })

  test('is reported as missing in a new block only after it was changed', () => {
    const { typing, workspace, events } = typeIn(three, 'b')
    workspace.draft.unreported.set(() => new Map([['a', new Set<string>()]]))
    const left = () => [...(workspace.draft.unreported.get().get('a') ?? [])]
    typing.beginField('a', 'content')
    typing.end()
    expect(left()).toEqual([])
    typing.beginField('a', 'content')
    events().onChange('')
    typing.end()
    expect(left()).toEqual(['content'])
  })

  test('is refused and set aside if it is pasted and too long for its field', () => {
    const { events, aside, blocks } = typeIn(three, 'a')
    const long = 'x'.repeat(10_000)
    expect(events().refuses('Titel kurz', 'kurz')).toBe(false)
    expect(aside()).toEqual([])
    expect(events().refuses(long, long)).toBe(true)
    expect(aside()[0]?.reason).toBe('Der Text ist zu lang für dieses Feld.')
    expect(blocks()).toHaveLength(3)
  })
})

describe('Leaving a text', () => {
  test('leads with Tab through all texts of the page, and back', () => {
    const { events, where } = typeIn(three, 'a', 'preline')
    const walk = (to: 'next' | 'previous') => {
      events().onLeave(to)
      return where()
    }
    expect([walk('next'), walk('next'), walk('next')]).toEqual(['a content', 't content', 'b content'])
    expect([walk('previous'), walk('previous'), walk('previous')]).toEqual([
      't content',
      'a content',
      'a preline',
    ])
  })

  test('follows the order in which the page shows the texts', () => {
    const { events, where } = typeIn(inOneColumn(headline('a', { content: 'Titel', preline: 'Danach' })), 'a')
    events().onLeave('next')
    expect(where()).toBe('a preline')
  })

  test('begins with the head of the page', () => {
    const headed = { ...three, head: one('head', 'page', { title: 'Besuch' }) }
    const { events, where } = typeIn(headed, 'a', 'preline')
    events().onLeave('previous')
    expect(where()).toBe('head title')
  })

  test('passes blocks without a text, and scrolls to where it arrives', () => {
    const { events, where, scrolledTo } = typeIn(
      inOneColumn(headline('a'), one('s', 'shared', {}), headline('b')),
      'a',
    )
    events().onLeave('next')
    expect([where(), scrolledTo]).toEqual(['b content', ['b']])
  })

  test('ends at the toolbar of the block at the end of the page, and with Escape', () => {
    const last = typeIn(three, 'b')
    last.events().onLeave('next')
    expect([last.typed(), last.selected(), browser.barFocused()]).toEqual([null, 'b', 1])
    const first = typeIn(three, 'a')
    first.events().onLeave('block')
    expect([first.typed(), first.selected(), browser.barFocused()]).toEqual([null, 'a', 2])
  })

  test('makes a text block behind a headline with Enter, and types there', () => {
    const { events, where, blocks } = typeIn(three, 'b')
    events().onLeave('new')
    expect(blocks().map(({ type }) => type)).toEqual(['headline', 'text', 'headline', 'text'])
    expect(where()).toBe(`${blocks().at(-1)?.id} content`)
  })

  test('leads with Enter to the next text where none begins', () => {
    const { events, where, blocks } = typeIn(three, 'a', 'preline')
    events().onLeave('new')
    expect([where(), blocks().length]).toEqual(['a content', 3])
  })
})

describe('An arrow key at the edge of a text', () => {
  test('goes on to the end of the text before, and to the beginning of the next one', () => {
    const { events, where, typed } = typeIn(three, 'a')
    expect(events().onCross('left', 0)).toBe(true)
    expect([where(), typed()?.point]).toEqual(['a preline', undefined])
    expect(events().onCross('right', 0)).toBe(true)
    expect([where(), typed()?.point]).toEqual(['a content', 'start'])
  })

  test('keeps the distance from the left upwards and downwards, at the nearest line', () => {
    const { events, where, typed, place } = typeIn(three, 'a')
    const box = { left: 100, right: 500, top: 200, bottom: 300, height: 100 }
    place('t', 'content', box)
    place('a', 'content', box)
    expect(events().onCross('down', 250)).toBe(true)
    expect([where(), typed()?.point]).toEqual(['t content', { x: 250, y: 212 }])
    expect(events().onCross('up', 250)).toBe(true)
    expect([where(), typed()?.point]).toEqual(['a content', { x: 250, y: 288 }])
  })

  test('goes to the nearer end if the other text is not above or below the caret', () => {
    const { events, typed, place } = typeIn(three, 'a')
    const box = { left: 100, right: 500, top: 200, bottom: 300, height: 100 }
    for (const [block, field] of [
      ['t', 'content'],
      ['a', 'content'],
    ] as const)
      place(block, field, box)
    events().onCross('down', 50)
    expect(typed()?.point).toBe('start')
    events().onCross('up', 600)
    expect(typed()?.point).toBeUndefined()
  })

  test('stays where the page ends', () => {
    const { events, where } = typeIn(three, 'b')
    expect([events().onCross('down', 0), where()]).toEqual([false, 'b content'])
  })
})

describe('Backspace in an empty block', () => {
  const empty = headline('e', { content: '' })

  test('removes it, and goes on at the end of the text before it', () => {
    const { events, where, typed, blocks, said, labels } = typeIn(
      inOneColumn(headline('a'), empty, headline('b')),
      'e',
    )
    expect(events().onEmptied()).toBe(true)
    expect(blocks().map(({ id }) => id)).toEqual(['a', 'b'])
    expect([where(), typed()?.point]).toEqual(['a content', undefined])
    expect([said().at(-1), labels()]).toEqual(['Überschrift gelöscht', ['Überschrift gelöscht']])
  })

  test('goes on at the beginning of the next text if it was the first', () => {
    const { events, where, typed } = typeIn(inOneColumn(empty, headline('b')), 'e')
    events().onEmptied()
    expect([where(), typed()?.point]).toEqual(['b content', 'start'])
  })

  test('removes it also if there is no other text', () => {
    const { events, blocks, typed } = typeIn(inOneColumn(empty), 'e')
    expect(events().onEmptied()).toBe(true)
    expect([blocks(), typed()]).toEqual([[], null])
  })

  test('leaves a block in which something else is written', () => {
    const { events, blocks } = typeIn(inOneColumn(headline('e', { preline: 'Vorab', content: '' })), 'e')
    expect(events().onEmptied()).toBe(false)
    expect(blocks()).toHaveLength(1)
  })
})

describe('Pieces pasted or begun in running text', () => {
  const pieces = [
    { kind: 'headline' as const, level: 3, text: 'Anfahrt' },
    { kind: 'text' as const, document: richText('Mit der Bahn') },
  ]
  const around = { before: richText('Davor'), after: richText('Danach') }
  const listed = (block: string) =>
    inOneColumn({
      ...one('faq', 'faq', {}),
      children: [one(block, 'faq-item', { content: 'Wo?', text: richText('Hier') })],
    })

  test('become blocks of their own in a column, and typing goes on in the last of them', () => {
    const { rich, where, blocks, labels } = typeIn(inOneColumn(text('t', 'DavorDanach')), 't')
    expect(rich().onPieces(pieces, around)).toBe(true)
    expect(blocks().map(({ type }) => type)).toEqual(['text', 'headline', 'text', 'text'])
    expect(blocks().map(({ fields }) => fields['content'])).toEqual([
      around.before,
      'Anfahrt',
      richText('Mit der Bahn'),
      around.after,
    ])
    expect(where()).toBe(`${blocks()[2]?.id} content`)
    expect(labels()).toEqual(['Text eingefügt'])
  })

  test('stay in the text of an item, in which no headlines are allowed', () => {
    const content = listed('q')
    const { rich, content: now, where } = typeIn(content, 'q', 'text')
    expect(rich().onPieces(pieces, around)).toBe(false)
    expect([now(), where()]).toEqual([content, 'q text'])
  })

  test('stay in a running text that is an item, too', () => {
    const content = inOneColumn({ ...one('faq', 'faq', {}), children: [text('t', 'Ein Satz')] })
    const { rich, content: now } = typeIn(content, 't')
    expect(rich().onPieces(pieces, around)).toBe(false)
    for (const at of [around, { before: richText(), after: richText() }])
      expect(rich().onSlash(at)).toBe(false)
    expect(now()).toEqual(content)
  })

  test('change nothing where there are none', () => {
    const { rich, blocks, where } = typeIn(inOneColumn(text('t', 'Ein Satz')), 't')
    expect(rich().onPieces([], around)).toBe(false)
    expect([blocks().length, where()]).toEqual([1, 't content'])
  })

  test('are set aside if the page would have too many blocks', () => {
    const many = Array.from({ length: 1998 }, (_, number) => one(`q${number}`, 'quote', {}))
    const { rich, blocks, aside, where } = typeIn(inOneColumn(text('t', 'Ein Satz'), ...many), 't')
    expect(rich().onPieces(pieces, around)).toBe(true)
    expect([blocks().length, where()]).toEqual([1999, 't content'])
    expect(aside().map(({ reason }) => reason)).toEqual(
      pieces.map(() => 'Die Seite hätte damit zu viele Blöcke.'),
    )
  })
})

describe('A slash', () => {
  const alone = { before: richText(), after: richText() }

  test('asks for a block behind an empty text, whose place it takes', () => {
    const content = inOneColumn(headline('a'), one('t', 'text', {}))
    const { rich, workspace, content: now } = typeIn(content, 't')
    expect(rich().onSlash(alone)).toBe(true)
    expect(workspace.shell.view.get().palette).toEqual({
      at: { kind: 'block', container: 'K', column: 0, after: 't' },
      slash: 't',
    })
    expect(now()).toEqual(content)
  })

  test('makes an empty paragraph among others a text of its own first', () => {
    const { rich, workspace, blocks } = typeIn(inOneColumn(text('t', 'Davor', 'Danach')), 't')
    rich().onSlash({ before: richText('Davor'), after: richText('Danach') })
    expect(blocks().map(({ fields }) => fields['content'])).toEqual([
      richText('Davor'),
      richText(),
      richText('Danach'),
    ])
    expect(workspace.shell.view.get().palette?.slash).toBe(blocks()[1]?.id)
  })

  test('is a sign like any other in the answer of a question', () => {
    const item = one('q', 'faq-item', { content: 'Wo?', text: richText() })
    const { rich, workspace } = typeIn(
      inOneColumn({ ...one('faq', 'faq', {}), children: [item] }),
      'q',
      'text',
    )
    expect(rich().onSlash(alone)).toBe(false)
    expect(workspace.shell.view.get().palette).toBeNull()
  })

  test('goes on as text if it was not followed by the choice of a block', () => {
    const { rich, typing, where, blocks } = typeIn(inOneColumn(text('t')), 't')
    rich().onSlash(alone)
    typing.goOnWith('t', '/karten')
    expect([where(), blocks()[0]?.fields['content']]).toEqual(['t content', richText('/karten')])
  })
})

describe('After an undo', () => {
  test('typing goes on behind what it has changed, also in another block', () => {
    const { typing, where, typed, scrolledTo } = typeIn(three, 'a')
    expect(typing.followChange('b', 'content', 'vorher')).toBe(true)
    expect([where(), typed()?.caretAfter, scrolledTo]).toEqual(['b content', 'vorher', ['b']])
  })

  test('a text that is being typed in is not begun again', () => {
    const { typing, typed } = typeIn(three, 'a')
    const before = typed()
    expect(typing.followChange('a', 'content', 'vorher')).toBe(true)
    expect(typed()).toBe(before)
  })

  test('nothing is typed in what is not on the page', () => {
    const { typing, where } = typeIn(three, 'a')
    expect(typing.followChange('a', 'anchor', '')).toBe(false)
    expect(where()).toBe('a content')
  })
})

test('Typing ends a selection of several blocks', () => {
  const { workspace, typing, until } = typeIn(three, 'a')
  select(workspace, 'a')
  selectUntil(workspace, 't')
  typing.beginField('a', 'content')
  expect(until()).toBeNull()
})
