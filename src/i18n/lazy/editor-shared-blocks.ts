import type { Localized } from '#i18n/languages.ts'
import { trashDays } from '#i18n/trash-days.ts'
import { inHouse } from '../house-words.ts'

const de = {
  make: 'Wiederverwendbar machen',
  makeIntro: (count: number) =>
    count > 1
      ? `Aus diesen ${count} Blöcken wird ein Original mit eigenem Namen. Es lässt sich auf anderen Seiten einfügen und wird danach nur noch an einer Stelle bearbeitet.`
      : 'Aus diesem Block wird ein Original mit eigenem Namen. Es lässt sich auf anderen Seiten einfügen und wird danach nur noch an einer Stelle bearbeitet.',
  nameOf: { de: 'Name auf Deutsch', en: 'Name auf Englisch' },
  nameHint: 'Nur die Redaktion sieht den Namen. Eine Sprache genügt.',
  made: (name: string) =>
    `„${name}“ ist jetzt wiederverwendbar. Auf anderen Seiten fügen Sie es mit „+“ ein.`,
  madeDraft: (name: string) =>
    `„${name}“ ist jetzt wiederverwendbar. Besucher sehen es, sobald das Original veröffentlicht ist.`,
  label: (name: string) => `In „${name}“ umgewandelt`,
  quoted: (name: string) => `„${name}“`,
  edit: 'Original bearbeiten',
  detach: 'Vom Original lösen',
  detached: (name: string) =>
    `Von „${name}“ gelöst. Hier stehen jetzt eigene Blöcke; Änderungen am Original wirken sich hier nicht mehr aus.`,
  nothingToDetach: 'Davon ist noch nichts veröffentlicht, deshalb gibt es hier nichts zu lösen.',
  notMade: 'Das hat nicht geklappt. Auf der Seite ist nichts geändert.',
  listIntro:
    'Einmal geschrieben, an vielen Stellen gezeigt. Neue entstehen beim Bearbeiten einer Seite: Block auswählen, dann „Mehr“, „Wiederverwendbar machen“.',
  search: 'Wiederverwendbaren Block suchen',
  none: 'Nichts gefunden.',
  empty: 'Es gibt noch keine wiederverwendbaren Blöcke.',
  uses: (count: number) =>
    count === 0 ? 'nirgends verwendet' : count === 1 ? '1-mal verwendet' : `${count}-mal verwendet`,
  usesOf: (name: string) => `Wo „${name}“ verwendet wird`,
  showUses: 'Wo?',
  shownOn: (count: number) =>
    count === 0
      ? 'Dieser Block wird noch nirgends gezeigt.'
      : count === 1
        ? 'Dieser Block erscheint an 1 Stelle. Sie ändert sich mit der Veröffentlichung.'
        : `Dieser Block erscheint an ${count} Stellen. Sie alle ändern sich mit der Veröffentlichung.`,
  vanishes: (titles: readonly string[]) =>
    `Damit verschwindet der Block auch hier: ${titles.map((title) => `„${title}“`).join(', ')}.`,
  mayVanish: 'Damit verschwindet der Block überall, wo er gezeigt wird.',
  onlyDraft: 'nur im Entwurf',
  inTrash: 'im Papierkorb',
  kinds: {
    page: 'Seite',
    event: 'Veranstaltung',
    article: 'Story',
    subscription: 'Abonnement',
    shared: 'wiederverwendbarer Block',
    template: 'Vorlage',
  },
  states: {
    public: 'öffentlich',
    scheduled: 'geplant',
    hidden: 'ausgeblendet',
    draft: 'Entwurf',
    missing: 'fehlt',
  },
  rename: 'Umbenennen',
  renameOf: (name: string) => `„${name}“ umbenennen`,
  renamed: 'Umbenannt.',
  save: 'Speichern',
  cancel: 'Abbrechen',
  remove: 'Löschen',
  removeOf: (name: string) => `„${name}“ löschen`,
  removed: (name: string) => `„${name}“ liegt ${trashDays} Tage im Papierkorb.`,
  inUse: (name: string) =>
    `„${name}“ wird noch verwendet und lässt sich deshalb nicht löschen. Unten steht, wo.`,
  trash: 'Papierkorb',
  deleted: (by: string | null, when: string) =>
    by === null ? `gelöscht ${when}` : `gelöscht von ${by}, ${when}`,
  restore: 'Wiederherstellen',
  restoreOf: (name: string) => `„${name}“ wiederherstellen`,
  restored: (name: string) => `„${name}“ ist wiederhergestellt.`,
  failed: 'Das lässt sich gerade nicht laden.',
}

const en: typeof de = {
  make: 'Make reusable',
  makeIntro: (count) =>
    count > 1
      ? `These ${count} blocks become an original with a name of its own. It can be inserted on other pages, and from then on is edited in one place only.`
      : 'This block becomes an original with a name of its own. It can be inserted on other pages, and from then on is edited in one place only.',
  nameOf: { de: 'Name in German', en: 'Name in English' },
  nameHint: 'Only staff see the name. One language is enough.',
  made: (name) => `“${name}” is reusable now. Insert it on other pages with “+”.`,
  madeDraft: (name) => `“${name}” is reusable now. Visitors see it once the original is published.`,
  label: (name) => `Turned into “${name}”`,
  quoted: (name) => `“${name}”`,
  edit: 'Edit the original',
  detach: 'Detach from the original',
  detached: (name) =>
    `Detached from “${name}”. The blocks here now stand on their own; changes to the original no longer affect them.`,
  nothingToDetach: 'Nothing of it is published yet, so there is nothing to detach.',
  notMade: 'That didn’t work. Nothing on the page has changed.',
  listIntro:
    'Written once and shown in many places. New ones are made while you edit a page: select a block, then “More”, “Make reusable”.',
  search: 'Search reusable blocks',
  none: 'Nothing found.',
  empty: 'There are no reusable blocks yet.',
  uses: (count) => (count === 0 ? 'not used anywhere' : count === 1 ? 'used once' : `used ${count} times`),
  usesOf: (name) => `Where “${name}” is used`,
  showUses: 'Where?',
  shownOn: (count) =>
    count === 0
      ? 'This block isn’t shown anywhere yet.'
      : count === 1
        ? 'This block appears in 1 place, which changes when you publish.'
        : `This block appears in ${count} places. All of them change when you publish.`,
  vanishes: (titles) =>
    `The block will also disappear here: ${titles.map((title) => `“${title}”`).join(', ')}.`,
  mayVanish: 'The block will also disappear wherever it is shown.',
  onlyDraft: 'only in the draft',
  inTrash: 'in the trash',
  kinds: {
    page: 'page',
    event: 'event',
    article: 'story',
    subscription: 'subscription',
    shared: 'reusable block',
    template: 'template',
  },
  states: {
    public: 'public',
    scheduled: 'scheduled',
    hidden: 'hidden',
    draft: 'draft',
    missing: 'missing',
  },
  rename: 'Rename',
  renameOf: (name) => `Rename “${name}”`,
  renamed: 'Renamed.',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete',
  removeOf: (name) => `Delete “${name}”`,
  removed: (name) => `“${name}” is in the trash for ${trashDays} days.`,
  inUse: (name) => `“${name}” is still in use, so it can’t be deleted. The places are listed below.`,
  trash: 'Trash',
  deleted: (by, when) => (by === null ? `deleted ${when}` : `deleted by ${by}, ${when}`),
  restore: 'Restore',
  restoreOf: (name) => `Restore “${name}”`,
  restored: (name) => `“${name}” has been restored.`,
  failed: 'This can’t be loaded at the moment.',
}

/** The messages of reusable blocks in the page editor. */
export const sharedMessages: Localized<typeof de> = inHouse('sharedMessages', { de, en })
