import { placeholderOf } from './follow-placeholders.ts'
import { isRunningText } from '#editor/model/blocks/is-running-text.ts'
import { flushSync } from 'react-dom'
import { findInPlace, textAt } from '#blocks/find-in-place.ts'
import { findForm } from '#blocks/find-form.ts'
import type { InPlaceText } from '#blocks/form.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { isEmptyRichText } from '#design/rich-text/rich-text-document.ts'
import richTextStyles from '#design/rich-text/rich-text.module.css'
import { findBlock, headId } from '#operations/index.ts'
import { haveChanged, withLeft } from '#editor/model/guards/unreported-blocks.ts'
import { blocksOfText, insertBlock, pointAfter, refusePaste, remove } from '../actions/block-actions.ts'
import { redo, undo } from '../actions/history-actions.ts'
import { nameOfType } from '../actions/block-messages.ts'
import type { CaretPosition, Marks, RichTypingHandle, TypingHandle } from '#staff/rich-text/typing-handle.ts'
import type { TypingContext } from '../workspace/typing.ts'
import { textsOf, type Workspace } from '../workspace/workspace.ts'
import { announceSelected, focusSelectedBar, select } from '../actions/selection.ts'
import { selectableIds } from '../reordering/one-step.ts'
import { createStore } from '#design/store.ts'
import { isEmptyBlock } from '#editor/model/blocks/is-empty-block.ts'
import { errorOfChange, errorOfText } from '#editor/model/blocks/paste-error.ts'
import { blocksOfPieces, writePieces, type Around } from '#editor/model/blocks/write-pieces.ts'
import type { Piece } from '#editor/model/blocks/write-pieces.ts'
import { cellEvents, goToCell } from './cell-typing.ts'
import { typeInLine, type Way } from './line-typing.ts'
import { typeInRichText } from './rich-typing.ts'

/** `typers` make an element editable; they need a browser, and nothing else here does. */
export function createTypingContext(
  workspace: () => Workspace,
  onLink: () => void,
  typers = { typeInLine, typeInRichText },
): TypingContext {
  const marks = createStore<Marks | null>(null)
  let current: {
    block: string
    text: InPlaceText
    handle: TypingHandle
    rich: RichTypingHandle | null
    /** The value when typing began. */
    before: unknown
  } | null = null
  let unfollow = () => {}

  const begin = (block: StoredBlock, text: InPlaceText, point?: CaretPosition): boolean => {
    // A block is remounted after its rich text was edited: this has to happen before another of its elements is edited.
    if (current?.block === block.id && (current.rich || current.text.isShown)) flushSync(end)
    else end()
    const { session } = workspace().draft
    const { place } = workspace().canvas
    const { messages, interfaceLanguage } = textsOf(workspace())
    const roots = place.elements.elementsOf(block.id)
    const found = findInPlace(roots, text, block.fields)
    const holder = found instanceof HTMLElement ? found : null
    if (!holder) return false
    unfold(holder)
    const element = text.kind === 'rich' ? richTextIn(holder) : holder
    const name = nameOfType(block.type, interfaceLanguage)
    const fieldName = findForm(block.type)?.fields.find(({ field }) => field === text.field)?.label
    const label = fieldName ? messages.block.field(fieldName[interfaceLanguage], name) : name
    const value = block.fields[text.field]
    // Must come first, so that the block keeps rendering the text that its element shows now.
    select(workspace(), block.id)
    place.view.set((view) => ({
      ...view,
      typing: { block: block.id, field: text.field, kind: text.kind },
      typed: { block: block.id, field: text.field },
    }))
    const events = {
      label,
      ...(point && { point }),
      onChange: (next: unknown) =>
        session.edit([{ kind: 'set-fields', id: block.id, fields: { [text.field]: next } }], {
          group: `type:${block.id}:${text.field}`,
          label: messages.block.typed(name),
          focus: block.id,
        }),
      onHistory: (way: 'undo' | 'redo') => (way === 'undo' ? undo : redo)(workspace()),
      onLeave: (where: 'next' | 'previous' | 'new' | 'block') => leave(block.id, text.field, where),
      onCross: (way: Way, x: number) => cross(block.id, text.field, way, x),
      onEmptied: () => removeEmptied(block.id, text.field),
      refuses: (next: unknown, pasted: string) => {
        const error = errorOfText(session.editor().content, block.id, text.field, next)
        if (error) refusePaste(workspace(), error, blocksOfText(pasted))
        return error !== null
      },
    }
    const rich =
      text.kind === 'rich'
        ? typers.typeInRichText(element, {
            ...events,
            value,
            placeholder: placeholderOf(textsOf(workspace()), block, text.field),
            onLink,
            onPieces: (pieces, around) => write(block.id, pieces, around),
            onSlash: (around) => onSlash(block.id, around),
            // Ignored until the handle exists.
            onMarks: () => current?.rich && marks.set(() => current?.rich?.marks() ?? null),
          })
        : null
    const handle =
      rich ??
      typers.typeInLine(element, {
        ...events,
        value: typeof value === 'string' ? value : '',
        hasLines: text.kind === 'lines',
        cell: cellEvents(workspace, block.id, text.field),
      })
    current = { block: block.id, text, handle, rich, before: value }
    handle.focus()
    workspace().shell.tools.announce(label)
    marks.set(() => rich?.marks() ?? null)
    unfollow = session.subscribe(() => {
      const now = findBlock(session.editor().content, block.id)
      if (!now || !element.isConnected) end()
      else handle.show(now.block.fields[text.field])
    })
    return true
  }

  const end = () => {
    if (!current) return
    const { block, text, handle, rich, before } = current
    const { unreported, session } = workspace().draft
    const { place } = workspace().canvas
    const { elements } = place
    const now = findBlock(session.editor().content, block)?.block
    if (now && haveChanged(now, [text.field], { ...now.fields, [text.field]: before }))
      unreported.set((state) => withLeft(state, block, [text.field]))
    const isUnfolded = elements.elementsOf(block).some((element) => element.querySelector('details[open]'))
    // React does not know that typing has removed the text which the view now replaces with another one.
    const fields = findBlock(workspace().draft.session.editor().content, block)?.block.fields ?? {}
    const isReplaced = text.isShown?.(fields) === false
    current = null
    unfollow()
    handle.stop()
    marks.set(() => null)
    workspace().canvas.place.view.set((view) => ({
      ...view,
      typing: null,
      // ProseMirror has changed the rich text's element, so the block is remounted.
      ...((rich || isReplaced) && {
        generations: { ...view.generations, [block]: (view.generations[block] ?? 0) + 1 },
      }),
    }))
    // After React's update and before the next paint, so that a disclosure stays open.
    if (rich && isUnfolded)
      queueMicrotask(() => {
        for (const element of elements.elementsOf(block))
          for (const details of element.querySelectorAll('details')) details.open = true
      })
    workspace().canvas.watch.moved()
  }

  /** The visible texts of a block, in the order of the page. */
  const inPlaceTextsOf = (block: StoredBlock): InPlaceText[] => {
    const roots = workspace().canvas.place.elements.elementsOf(block.id)
    return (findForm(block.type)?.inPlace ?? [])
      .flatMap((text) => {
        const element = findInPlace(roots, text, block.fields)
        return element ? [{ text, element }] : []
      })
      .toSorted((a, b) =>
        a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      )
      .map(({ text }) => text)
  }

  const leave = (id: string, field: string, where: 'next' | 'previous' | 'new' | 'block') => {
    const { session } = workspace().draft
    const { content } = session.editor()
    const block = findBlock(content, id)?.block
    if (where === 'block' || !block) {
      chooseBlock(id)
      return
    }
    if (goToCell(workspace(), block.id, field, where)) return
    const begins = findForm(block.type)?.inPlace.find((text) => text.field === field)?.begins
    if (where === 'new' && begins !== undefined) {
      insertBlock(workspace(), begins, pointAfter(content, id))
      return
    }
    const beside = textBeside(block, field, where === 'previous' ? -1 : 1)
    if (beside && begin(beside.block, beside.text)) {
      showBlock(beside.block.id)
      return
    }
    chooseBlock(id)
  }

  /** Leaves the text for its block, whose frame and name say that letters are commands now. */
  const chooseBlock = (id: string) => {
    end()
    focusSelectedBar()
    announceSelected(workspace(), id)
  }

  /** The next or previous text in the order of the page; null at its ends. */
  const textBeside = (
    block: StoredBlock,
    field: string,
    step: 1 | -1,
  ): { block: StoredBlock; text: InPlaceText } | null => {
    const { content } = workspace().draft.session.editor()
    const texts = inPlaceTextsOf(block)
    const beside = texts[texts.findIndex((text) => text.field === field) + step]
    if (beside) return { block, text: beside }
    const ids = [...(content.head ? [headId] : []), ...selectableIds(content)]
    for (let at = ids.indexOf(block.id) + step; at >= 0 && at < ids.length; at += step) {
      const next = findBlock(content, ids[at] ?? '')?.block
      const text = next && (step === 1 ? inPlaceTextsOf(next)[0] : inPlaceTextsOf(next).at(-1))
      if (next && text) return { block: next, text }
    }
    return null
  }

  const showBlock = (id: string) =>
    workspace().canvas.place.elements.elementsOf(id)[0]?.scrollIntoView({ block: 'nearest' })

  /** Continues in the adjacent text, at the same distance from the left for up and down. */
  const cross = (id: string, field: string, way: Way, x: number): boolean => {
    const block = findBlock(workspace().draft.session.editor().content, id)?.block
    const isBack = way === 'up' || way === 'left'
    const beside = block && textBeside(block, field, isBack ? -1 : 1)
    if (!beside) return false
    showBlock(beside.block.id)
    const element = findInPlace(
      workspace().canvas.place.elements.elementsOf(beside.block.id),
      beside.text,
      beside.block.fields,
    )
    const box = element?.getBoundingClientRect()
    const isAcross = box && (way === 'up' || way === 'down') && x > box.left && x < box.right
    const edge = way === 'left' || way === 'up' ? undefined : 'start'
    const line = box && Math.min(12, box.height / 2)
    const point = isAcross && line ? { x, y: isBack ? box.bottom - line : box.top + line } : edge
    return begin(beside.block, beside.text, point)
  }

  /** Removes an empty block, and continues at the end of the text before it. */
  const removeEmptied = (id: string, field: string): boolean => {
    const { session } = workspace().draft
    const { tools } = workspace().shell
    const { messages, interfaceLanguage } = textsOf(workspace())
    const block = findBlock(session.editor().content, id)?.block
    if (!block || !isEmptyBlock(block)) return false
    const before = textBeside(block, field, -1)
    const after = before ?? textBeside(block, field, 1)
    const name = nameOfType(block.type, interfaceLanguage)
    if (!after) {
      remove(workspace(), id)
      return true
    }
    end()
    session.edit([{ kind: 'remove-block', id }], { label: messages.block.removed(name), focus: id })
    begin(after.block, after.text, before ? undefined : 'start')
    tools.announce(messages.block.removed(name))
    return true
  }

  const beginFirst: TypingContext['beginFirst'] = (id, { orFocusBar = false } = {}) => {
    const tryToBegin = (): boolean => {
      const block = findBlock(workspace().draft.session.editor().content, id)?.block
      return [block, block?.children?.[0]].some((one) => {
        const text = one && inPlaceTextsOf(one)[0]
        return one !== undefined && text !== undefined && begin(one, text)
      })
    }
    const show = () =>
      workspace().canvas.place.elements.elementsOf(id)[0]?.scrollIntoView({ block: 'nearest' })
    // Renders a block inserted just now, and the closing of the dialog over it, synchronously: a pending key event
    // must go to the new text.
    flushSync(() => {})
    if (tryToBegin()) {
      show()
      return true
    }
    // Its view may still be loading.
    requestAnimationFrame(() => {
      if (!tryToBegin() && orFocusBar) {
        focusSelectedBar()
        // Its content is edited in its panel.
        workspace().shell.view.set((view) => ({ ...view, panel: 'block' }))
      }
      show()
    })
    return false
  }

  /** Inserts pieces at the caret of a text block; false where headlines are not allowed. */
  const write = (id: string, pieces: Piece[], around: Around): boolean => {
    const { session } = workspace().draft
    const { messages, interfaceLanguage } = textsOf(workspace())
    const found = findBlock(session.editor().content, id)
    if (!found || !isRunningText(found.block.type) || found.place.in !== 'column') return false
    const written = writePieces(found.block, found.place, around, pieces, () => crypto.randomUUID())
    if (!written) return false
    const error = errorOfChange(session.editor().content, written.operations)
    if (error) {
      refusePaste(
        workspace(),
        error,
        blocksOfPieces(pieces, () => crypto.randomUUID()),
      )
      return true
    }
    end()
    session.edit(written.operations, {
      label: messages.block.pasted(nameOfType(found.block.type, interfaceLanguage)),
      focus: written.last,
    })
    // Renders the new blocks now: the next key belongs to them.
    flushSync(() => {})
    const last = findBlock(session.editor().content, written.last)?.block
    const text = last && inPlaceTextsOf(last).at(-1)
    if (last && text) begin(last, text)
    else beginFirst(written.last)
    showBlock(written.last)
    return true
  }

  const onSlash = (begun: string, around: Around): boolean => {
    const { session } = workspace().draft
    const { view } = workspace().shell
    const found = findBlock(session.editor().content, begun)
    if (found?.place.in !== 'column' || !isRunningText(found.block.type)) return false
    // An empty paragraph among others becomes a text of its own, whose place the new block takes.
    const isAlone = isEmptyRichText(around.before) && isEmptyRichText(around.after)
    const empty = { kind: 'text' as const, document: { type: 'doc' as const, content: [] } }
    if (!isAlone && !write(begun, [empty], around)) return false
    const id = current?.block ?? begun
    const at = pointAfter(session.editor().content, id)
    // Renders the menu now: the next key belongs to its search.
    flushSync(() => view.set((state) => ({ ...state, palette: { at, slash: id } })))
    return true
  }

  return {
    marks,
    rich: () => current?.rich ?? null,
    end,
    beginAt: (target, point) => {
      const { session } = workspace().draft
      const { place } = workspace().canvas
      const id = place.elements.blockAt(target)
      const block = id === null ? undefined : findBlock(session.editor().content, id)?.block
      if (!block) return false
      const form = findForm(block.type)
      const roots = place.elements.elementsOf(block.id)
      const found = form && textAt(target, roots, form.inPlace, block.fields)
      if (!found) return false
      const { typing } = place.view.get()
      if (typing?.block === block.id && typing.field === found.text.field) return true
      return begin(block, found.text, point)
    },
    beginBeside: (target, { x, y }) => {
      const { content } = workspace().draft.session.editor()
      const ids = [...(content.head ? [headId] : []), ...selectableIds(content)]
      const near = ids.flatMap((id) => {
        const block = findBlock(content, id)?.block
        const roots = workspace().canvas.place.elements.elementsOf(id)
        const isInside = id !== headId && roots.some((root) => root.contains(target))
        if (!block || !(isInside || roots.some((root) => target.contains(root)))) return []
        return (findForm(block.type)?.inPlace ?? []).flatMap((text) => {
          const element = findInPlace(roots, text, block.fields)
          if (!element || !(isInside || target.contains(element))) return []
          const box = element.getBoundingClientRect()
          const away = Math.max(box.left - x, x - box.right, 0)
          const rows = Math.max(box.top - y, y - box.bottom, 0)
          return rows === 0 || isInside ? [{ block, text, box, away, rows }] : []
        })
      })
      const [nearest] = near.toSorted((a, b) => a.rows - b.rows || a.away - b.away)
      if (!nearest) return false
      const { block, text, box } = nearest
      const within = (at: number, from: number, to: number) => Math.min(Math.max(at, from + 1), to - 1)
      return begin(block, text, { x: within(x, box.left, box.right), y: within(y, box.top, box.bottom) })
    },
    beginField: (id, field) => {
      const block = findBlock(workspace().draft.session.editor().content, id)?.block
      const text = block && inPlaceTextsOf(block).find((one) => one.field === field)
      if (text) begin(block, text)
    },
    followChange: (id, field, before) => {
      if (current?.block !== id || current.text.field !== field) {
        // Renders the change first: React must not write into an element that is typed in.
        flushSync(() => {})
        const block = findBlock(workspace().draft.session.editor().content, id)?.block
        const text = block && inPlaceTextsOf(block).find((one) => one.field === field)
        if (!text || !begin(block, text)) return false
        workspace().canvas.place.elements.elementsOf(id)[0]?.scrollIntoView({ block: 'nearest' })
      }
      current?.handle.caretAfterChange(before)
      return true
    },
    goOnWith: (id, text) => {
      const { session } = workspace().draft
      const { messages, interfaceLanguage } = textsOf(workspace())
      const found = findBlock(session.editor().content, id)?.block
      if (!found) return
      const content = [{ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) }]
      if (text !== '')
        session.edit([{ kind: 'set-fields', id, fields: { content: { type: 'doc', content } } }], {
          label: messages.block.typed(nameOfType(found.type, interfaceLanguage)),
          focus: id,
        })
      // The text may still be mounted, but the menu has taken its focus.
      flushSync(end)
      const now = findBlock(session.editor().content, id)?.block
      const first = now && inPlaceTextsOf(now)[0]
      if (now && first) begin(now, first)
    },
    beginFirst,
  }
}

/** A text in a closed disclosure can't be typed in, so it is opened. */
function unfold(element: HTMLElement): void {
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    const isInHead = at.querySelector(':scope > summary')?.contains(element)
    if (!isInHead) at.open = true
  }
}

/** The element that shows a rich text; created when the text is empty and has none. */
function richTextIn(holder: HTMLElement): HTMLElement {
  const name = richTextStyles['text'] ?? ''
  if (holder.classList.contains(name)) return holder
  const shown = holder.querySelector(`:scope > .${CSS.escape(name)}`)
  if (shown instanceof HTMLElement) return shown
  const made = document.createElement('div')
  made.className = name
  holder.append(made)
  return made
}
