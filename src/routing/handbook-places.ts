import { officeHref } from './office-paths.ts'

/** The address of the handbook, of a chapter, or of a section: `publishing#plan`. */
export function handbookHref(place = ''): string {
  return [officeHref('handbook'), ...(place === '' ? [] : [place])].join('/')
}

/** The sections about the dialogs and panels of the page editor, as `<chapter>#<section>`. */
export const editorHelp = {
  block: 'composing#select',
  structure: 'composing#select',
  link: 'writing#links',
  language: 'languages#dialog',
  publish: 'publishing#publish',
  share: 'publishing#preview',
  conflict: 'together#conflicts',
  aside: 'together#conflicts',
  comments: 'together#comments',
  suggest: 'together#suggestions',
  notices: 'accessibility#notices',
  versions: 'versions#panel',
  keys: 'keyboard#ways',
  makeShared: 'shared-blocks#make',
  shared: 'shared-blocks#list',
  tree: 'pages#tree',
  settings: 'pages#settings',
  new: 'pages#new',
  subpage: 'pages#new',
  copy: 'pages#copy',
  move: 'pages#move',
  template: 'pages#templates',
  remove: 'pages#trash',
} as const satisfies Record<string, string>

export type EditorHelp = keyof typeof editorHelp

/**
 * The sections about the pages of the back office, by their paths below `/admin`. A page has the help of the longest
 * path that its own begins with.
 */
export const officeHelp: Readonly<Record<string, string>> = {
  '': 'orientation#office',
  media: 'media#library',
  'pages/menus': 'menus#edit',
  'pages/redirect': 'pages#redirects',
  'pages/missed-paths': 'pages#redirects',
  'pages/redirect-import': 'pages#redirects',
  'search-and-replace': 'search-replace#search',
  guard: 'accessibility#checks',
  'forms_builder/form': 'forms#build',
  'forms_builder/entry': 'forms#entries',
  'personal-data': 'forms#personal-data',
}

/** The section about a page of the back office; undefined when there is none. */
export function helpOfOfficePage(pathname: string): string | undefined {
  const path = pathname.replace(/^\/admin\/?|\/$/g, '')
  if (path === '') return officeHelp['']
  const known = Object.keys(officeHelp).filter((one) => one !== '' && `${path}/`.startsWith(`${one}/`))
  const longest = known.toSorted((one, other) => other.length - one.length)[0]
  return longest === undefined ? undefined : officeHelp[longest]
}
