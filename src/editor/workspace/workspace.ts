import type { ContentDocument } from '#contracts/pages.ts'
import type { Language } from '#i18n/languages.ts'
import type { editorMessages } from '#i18n/lazy/editor.ts'
import type { DiscussionFeed } from '../comments/discussion.ts'
import type { CanvasPlace } from '../canvas/canvas-view.ts'
import type { SettingsStep } from '../pages/settings-step.ts'
import type { Notice } from '../guards/notice.ts'
import type { UnreportedBlocks } from '../guards/unreported-blocks.ts'
import type { LayoutWatch } from '../overlay/layout-watch.ts'
import type { EditingSession } from '../session/editing-session.ts'
import type { Tools } from '../shell/staff-page-context.tsx'
import type { Store } from '../store.ts'
import type { CaretPlace } from '../typing/line-typing.ts'
import type { Marks, RichTypingHandle } from '../typing/rich-typing.ts'

/** Manages typing on the page: one text at a time. */
export type TypingContext = {
  /** Starts typing in the text that an element of the page belongs to; false when there is none. */
  beginAt: (target: Element, point: CaretPlace) => boolean
  /** Starts typing in a block's first text; when it shows none, focuses its toolbar, and opens its panel. */
  beginFirst: (block: string, options?: { orFocusBar?: boolean }) => void
  /** Starts typing in the given text of a block. */
  beginField: (block: string, field: string) => void
  /** Continues typing in a text that an undo has just changed; false when it can't be typed in place. */
  followChange: (block: string, field: string, before: unknown) => boolean
  /** Writes into an empty text block and continues there. */
  goOnWith: (block: string, text: string) => void
  end: () => void
  /** The formatting of the rich text being typed; null when there is none. */
  marks: Store<Marks | null>
  rich: () => RichTypingHandle | null
}

export type Palette = {
  /** The block that the new one follows, or the column that it begins. */
  at: InsertionPoint
  /** The empty text block in which a slash was typed; the new block replaces it. */
  slash?: string
} | null

/** The position of a new block or item. */
export type InsertionPoint =
  | { kind: 'block'; container: string; column: number; after: string | null }
  | { kind: 'item'; parent: string; after: string | null }
  | { kind: 'container'; after: string | null }

export type WorkspaceDialog = 'help' | 'publish' | 'share' | 'language' | 'link' | 'shared' | null
/** The panel shown beside the page. */
export type SidePanel = 'block' | 'structure' | 'notices' | 'versions' | 'comments' | null
export type PreviewWidth = 'phone' | 'tablet' | 'desktop'

export type Refused = { content: ContentDocument; notices: readonly Notice[] }

export type WorkspaceView = {
  dialog: WorkspaceDialog
  panel: SidePanel
  palette: Palette
  width: PreviewWidth
  /** Whether the formatting buttons are shown although no text is selected. */
  isFormatting: boolean
  /** Whether the conflict dialog is open; until then a banner asks for the decision. */
  isConflictOpen: boolean
  /** What the server has refused to publish, until the content changes. */
  refused: Refused | null
}

/** The state of one page being edited in this window, shared by all parts of the editor. */
export type Workspace = {
  slug: string
  language: Language
  messages: (typeof editorMessages)['de']
  interfaceLanguage: Language
  tools: Tools
  session: EditingSession
  discussion: DiscussionFeed
  place: CanvasPlace
  watch: LayoutWatch
  view: Store<WorkspaceView>
  /** The new blocks whose missing fields are not reported yet. */
  unreported: Store<UnreportedBlocks>
  /** The content of the template with which the page was created; null for other pages. */
  template: ContentDocument | null
  /** The change of the page's settings that was saved just before the page was opened; null for none. */
  settings: Store<SettingsStep | null>
  /** An older content shown in place of the draft; null while the draft is shown. */
  instead: Store<ContentDocument | null>
  typing: TypingContext
  host: HTMLElement
  /** Ends editing once all changes are saved. */
  leave: () => void
}

export type { ContentDocument }
