import type { ContentDocument } from '#contracts/pages.ts'
import type { Language } from '#i18n/languages.ts'
import type { editorMessages } from '#i18n/lazy/editor.ts'
import type { DiscussionFeed } from '#editor/model/discussion/discussion.ts'
import type { CanvasParts } from './canvas-view.ts'
import type { SettingsStep } from '#editor/model/settings-step.ts'
import type { Notice } from '#editor/model/guards/notice.ts'
import type { UnreportedBlocks } from '#editor/model/guards/unreported-blocks.ts'
import type { LayoutWatch } from './layout-watch.ts'
import type { EditingSession } from '#editor/model/session/editing-session.ts'
import type { Tools } from '#editor/controls/staff-page-context.tsx'
import type { Store } from '#design/store.ts'
import type { TypingContext } from './typing.ts'

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
  /** The block for a text of which a wording is being suggested, and the text if it is known. */
  suggesting: { block: string; field: string | null } | null
  /** Whether the formatting buttons are shown although no text is selected. */
  isFormatting: boolean
  /** Whether the conflict dialog is open; until then a banner asks for the decision. */
  isConflictOpen: boolean
  /** What the server has refused to publish, until the content changes. */
  refused: Refused | null
}

/** The content being edited, and what staff say about it. */
export type EditedDraft = {
  slug: string
  language: Language
  session: EditingSession
  discussion: DiscussionFeed
  /** The new blocks whose missing fields are not reported yet. */
  unreported: Store<UnreportedBlocks>
  /** The content of the template with which the page was created; null for other pages. */
  template: ContentDocument | null
  /** The change of the page's settings that was saved just before the page was opened; null for none. */
  settings: Store<SettingsStep | null>
}

/** The content as it is shown and typed on the page. */
export type EditedCanvas = {
  host: HTMLElement
  place: CanvasParts
  watch: LayoutWatch
  typing: TypingContext
  /** An older content shown in place of the draft; null while the draft is shown. */
  instead: Store<ContentDocument | null>
}

/** The messages of the editor in the language of its interface, which staff can change at any time. */
export type EditorTexts = { messages: (typeof editorMessages)['de']; interfaceLanguage: Language }

/** What surrounds the page: the tools of staff, the open panels and dialogs. */
export type EditorShell = {
  tools: Tools
  view: Store<WorkspaceView>
  texts: Store<EditorTexts>
  /** Ends editing once all changes are saved. */
  leave: () => void
}

/** The state of one page being edited in this window. */
export type Workspace = { draft: EditedDraft; canvas: EditedCanvas; shell: EditorShell }

/** The messages at the moment, for what runs outside of components; these use `useTexts`. */
export function textsOf({ shell }: Pick<Workspace, 'shell'>): EditorTexts {
  return shell.texts.get()
}
