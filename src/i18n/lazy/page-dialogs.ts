import { listOf } from '../list-of.ts'
import type { Localized } from '../languages.ts'
import { trashDays } from '../trash-days.ts'

/** The messages of creating a page. */
export const newPageMessages = {
  de: {
    title: 'Titel',
    parent: 'Unterseite von',
    none: 'Keiner, ganz oben',
    template: 'Vorlage',
    own: 'Eigene Vorlage',
    create: 'Anlegen',
    copy: 'Duplizieren',
    copyOf: (title: string) => `${title} (Kopie)`,
    copyNote:
      'Die neue Seite beginnt mit dem Entwurf und den Einstellungen dieser Seite. Eine Sprache ohne Titel bleibt weg. Zu sehen ist sie erst, wenn sie veröffentlicht wird.',
    optional: 'wenn gewünscht',
    needed: 'Bitte einen Titel angeben, in einer Sprache oder in beiden.',
    templates: {
      empty: { name: 'Leer', about: 'Ohne Blöcke beginnen' },
      article: { name: 'Text', about: 'Überschrift, Text, Bild, Zitat' },
      overview: { name: 'Übersicht', about: 'Einleitung und Teaser' },
      visit: { name: 'Besuch', about: 'Auskünfte mit Fragen und Antworten' },
      landing: { name: 'Landingpage', about: 'Große Teaser und Konzerte' },
    },
  },
  en: {
    title: 'Title',
    parent: 'Subpage of',
    none: 'None, at the top',
    template: 'Template',
    own: 'Own template',
    create: 'Create',
    copy: 'Duplicate',
    copyOf: (title: string) => `${title} (copy)`,
    copyNote:
      'The new page begins with the draft and the settings of this one. A language without a title is left out. Nobody sees the page until it is published.',
    optional: 'optional',
    needed: 'Please give a title, in one language or in both.',
    templates: {
      empty: { name: 'Empty', about: 'Start without any blocks' },
      article: { name: 'Text', about: 'Headline, text, picture, quote' },
      overview: { name: 'Overview', about: 'Introduction and teasers' },
      visit: { name: 'Visit', about: 'Information with questions and answers' },
      landing: { name: 'Landing page', about: 'Large teasers and concerts' },
    },
  },
} satisfies Localized<unknown>

/** The messages of deleting a page. */
export const deletePageMessages = {
  de: {
    ask: `Die Seite kommt mit ihren Inhalten in beiden Sprachen für ${trashDays} Tage in den Papierkorb. So lange lässt sie sich wiederherstellen.`,
    uses: 'Hierher führen noch:',
    kinds: {
      child: 'Unterseite',
      content: 'Link in',
      menu: 'Menü',
      redirect: 'Alte Adresse',
      editor: 'Gerade hier',
    },
    editors: (names: readonly string[]) =>
      `${listOf(names, 'de')} ${names.length === 1 ? 'bearbeitet' : 'bearbeiten'} diese Seite gerade. Was dort geschrieben wurde, bleibt erhalten; angezeigt wird, wer die Seite gelöscht hat.`,
    children: 'Eine Seite mit Unterseiten lässt sich nicht löschen.',
    refused: 'Diese Seite gehört fest zur Website und lässt sich nicht löschen.',
    unused: 'Keine andere Seite führt hierher.',
    done: `Die Seite ist gelöscht. Im Papierkorb bleibt sie noch ${trashDays} Tage.`,
  },
  en: {
    ask: `The page goes to the trash with its contents in both languages. It can be restored for ${trashDays} days.`,
    uses: 'What still leads here:',
    kinds: {
      child: 'Subpage',
      content: 'Link in',
      menu: 'Menu',
      redirect: 'Old address',
      editor: 'Here right now',
    },
    editors: (names: readonly string[]) =>
      `${listOf(names, 'en')} ${names.length === 1 ? 'is' : 'are'} editing this page right now. What they have written is kept, and they are told who deleted the page.`,
    children: 'A page with subpages can’t be deleted.',
    refused: 'This page is a fixed part of the website and can’t be deleted.',
    unused: 'No other page leads here.',
    done: `The page has been deleted. It stays in the trash for ${trashDays} days.`,
  },
} satisfies Localized<unknown>

/** The messages of keeping a page as a template. */
export const keepTemplateMessages = {
  de: {
    intro: 'Die Blöcke dieses Entwurfs stehen danach zur Wahl, wenn jemand eine neue Seite anlegt.',
    name: 'Name der Vorlage',
    keep: 'Als Vorlage speichern',
    replace: 'Vorhandene Vorlage ersetzen',
    kept: (name: string) => `Vorlage „${name}“ gespeichert.`,
    empty: 'Diese Seite hat noch keinen Inhalt.',
    known: 'Vorhandene Vorlagen',
    remove: 'Löschen',
    removeOf: (name: string) => `Vorlage „${name}“ löschen`,
    removed: (name: string) => `Vorlage „${name}“ gelöscht.`,
  },
  en: {
    intro: 'Afterwards, the blocks of this draft can be chosen when someone creates a new page.',
    name: 'Name of the template',
    keep: 'Save as a template',
    replace: 'Replace the existing template',
    kept: (name: string) => `Template “${name}” saved.`,
    empty: 'This page has no content yet.',
    known: 'Existing templates',
    remove: 'Delete',
    removeOf: (name: string) => `Delete the template “${name}”`,
    removed: (name: string) => `Template “${name}” deleted.`,
  },
} satisfies Localized<unknown>

/** The messages of moving a page. */
export const movePageMessages = {
  de: {
    under: 'Unterseite von',
    top: 'Keiner, ganz oben',
    after: 'Einordnen nach',
    first: 'Keiner, als erste Seite',
    note: 'Alte Adressen führen weiter hierher.',
  },
  en: {
    under: 'Subpage of',
    top: 'None, at the top',
    after: 'Place it after',
    first: 'None, as the first page',
    note: 'Old addresses still lead here.',
  },
} satisfies Localized<unknown>
