import { createContext } from 'react-router'
import type { Scope } from '#domain/scope.ts'
import type { Session } from '#domain/users/index.server.ts'

/** The scripts and the styles by which the page editor begins. */
export type EditorFiles = { scripts: string[]; styles: string[] }

/** What the server gives every loader and action: who asks, what time it is, where the site and the shop are. */
export type HallRequest = {
  scope: Scope
  session: Session | null
  publicOrigin: string
  shopOrigin: string
  /** The visitor's network address. */
  address: string
  /** Whether the style guide can be reached: in development, or where it was asked for. */
  hasStyleguide: boolean
  /** Whether cookies may be marked Secure. */
  isSecure: boolean
  /** The text of a built style file, by its address; null without a build. */
  readStyle: (file: string) => string | null
  /** The addresses of the built style files that parts of a page need. */
  findPartStyles: (parts: readonly string[]) => string[]
  /** The built files of the page editor, which only the pages of staff name. */
  editorFiles: EditorFiles
  /** The section that the page shows or has room for (`page-3`), noted by its loader; null on pages without one. */
  shownSection: { slug: string | null }
  reportError: (error: unknown) => void
}

export const hallContext = createContext<HallRequest>()
