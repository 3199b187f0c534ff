import type { Localized } from '#i18n/languages.ts'

/**
 * A chapter of the handbook, as data. In its texts, words of the interface stand in **asterisks**, as the interface
 * spells them, and keys in [[brackets]] under the names of `shortcut-keys.ts`: [[Mod+S]] is shown as Strg+S, Ctrl+S or ⌘S.
 */
export type Chapter = {
  /** The last part of its path: `/admin/handbook/<id>`. */
  id: string
  readers: Readers
  title: Localized
  /** One or two sentences: what this chapter helps to do. */
  intro: Localized
  sections: readonly Section[]
}

/** Whom a chapter concerns. All who are signed in may read all of them. */
export type Readers = 'everybody' | 'editors' | 'planners'

export type Section = {
  /** The anchor. */
  id: string
  title: Localized
  /** Paragraphs. */
  text?: readonly Localized[]
  /** Numbered steps. */
  steps?: readonly Localized[]
  /** Tips or warnings after the steps. */
  notes?: readonly Localized[]
  /** The name of a picture, which is stored as `pictures/<name>.<language>.png`. */
  picture?: { name: string; alt: Localized }
  /** A place in the product that this section is about, shown as a link. */
  place?: { href: string; label: Localized }
}
