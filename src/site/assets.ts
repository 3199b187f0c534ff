/** The addresses of the built files that documents name; development knows its own. */
export type Assets = {
  /** The one stylesheet of visitors' pages. */
  style: string
  /** The scripts of every page; the first one is the site's own. */
  scripts: string[]
  /** The typefaces that every page needs at once. */
  fonts: string[]
  /** What only the pages of staff name. */
  editor: EntryFiles
  /** What only the style guide's page of the editor names. */
  editorGallery: EntryFiles
}
export type EntryFiles = { scripts: string[]; styles: string[] }
