/** The addresses of the built files that documents reference; in development they are those of the source files. */
export type Assets = {
  /** The one stylesheet of visitors' pages. */
  style: string
  /** The scripts of every page; the first one is the site's own. */
  scripts: string[]
  /** The fonts that every page preloads, because nearly all need them. */
  fonts: string[]
  /** Files that only pages for staff reference. */
  editor: EntryFiles
  /** Files that only the style guide's page of the editor references. */
  editorGallery: EntryFiles
}
export type EntryFiles = { scripts: string[]; styles: string[] }
