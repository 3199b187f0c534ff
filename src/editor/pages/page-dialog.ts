/** The dialogs about a page as a record. */
export type PageDialog =
  | 'tree'
  | 'settings'
  | 'new'
  | 'subpage'
  | 'copy'
  | 'move'
  | 'template'
  | 'remove'
  | 'shared'

/** The id of a page by the name of its section; null for events, stories and others. */
export function pageIdOf(section: string | null): number | null {
  const id = /^page-(\d+)$/.exec(section ?? '')?.[1]
  return id === undefined ? null : Number(id)
}
