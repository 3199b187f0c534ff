import { officeHref } from './office-paths.ts'

/** The address of the handbook, of a chapter, or of a section: `publishing#plan`. */
export function handbookHref(place = ''): string {
  return [officeHref('handbook'), ...(place === '' ? [] : [place])].join('/')
}

/** The section about a dialog or a panel of the page editor, as `<chapter>#<section>`. */
export const editorHelp = {
  composing: 'composing#select',
} as const satisfies Record<string, string>

export type EditorHelp = keyof typeof editorHelp

/** The section about a page of the back office, by its path below `/admin/`; the longest one that fits is meant. */
export const officeHelp: Readonly<Record<string, string>> = {}
