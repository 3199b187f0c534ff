import type { BlockElements } from './block-elements.ts'
import type { LibraryTexts } from '#blocks/picture.ts'
import { createStore, type Store } from '#design/store.ts'

/**
 * The text being typed on the page: its block keeps rendering the text from before, so that React leaves the edited
 * element alone.
 */
export type Typing = { block: string; field: string; kind: 'line' | 'lines' | 'rich' }

/** The editor's view state; none of it is stored. */
export type CanvasView = {
  /** The selected block or container. */
  selected: string | null
  /** The other end of a selection of several neighbours; null when only one is selected. */
  until: string | null
  hovered: string | null
  typing: Typing | null
  /** The text that was typed in last. */
  typed: { block: string; field: string } | null
  /** How often a block has been remounted: needed after something other than React has changed its elements. */
  generations: Readonly<Record<string, number>>
}

export function createCanvasView(): Store<CanvasView> {
  return createStore<CanvasView>({
    selected: null,
    until: null,
    hovered: null,
    typing: null,
    typed: null,
    generations: {},
  })
}

/** What blocks need besides their fields, as loaded by the server. */
export type ShownThings = {
  data: Record<string, unknown>
  links: Record<string, string>
  libraryTexts: Record<string, LibraryTexts>
  /** The blocks that the server could not load. */
  broken?: readonly string[]
  /** The references that are being requested from the server. */
  pending?: readonly string[]
}

/** What the canvas and its overlay share. */
export type CanvasParts = {
  view: Store<CanvasView>
  shown: Store<ShownThings>
  elements: BlockElements
}
