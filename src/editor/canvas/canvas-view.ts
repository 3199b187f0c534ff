import type { BlockElements } from './block-elements.ts'
import { createStore, type Store } from '../store.ts'

/** What is being typed on the page: its block shows the text as it was, and leaves its element to whoever types. */
export type Typing = { block: string; field: string; kind: 'line' | 'lines' | 'rich' }

/** What an editor looks at; nothing of it is stored. */
export type CanvasView = {
  /** The block or container that is chosen. */
  selected: string | null
  hovered: string | null
  typing: Typing | null
  /** How often a block has been rendered from scratch: after somebody else had its elements. */
  generations: Readonly<Record<string, number>>
}

export function createCanvasView(): Store<CanvasView> {
  return createStore<CanvasView>({ selected: null, hovered: null, typing: null, generations: {} })
}

/** What blocks need besides their fields, as the server has found it. */
export type ShownThings = { data: Record<string, unknown>; links: Record<string, string> }

/** Everything that the canvas and what lies over it share. */
export type CanvasPlace = {
  view: Store<CanvasView>
  shown: Store<ShownThings>
  elements: BlockElements
}
