import type { Localized } from '#i18n/languages.ts'
import type { ListedSystem } from '#contracts/office-planning-systems.ts'

const de = {
  title: 'Planungssysteme',
  columns: { name: 'Name', state: 'Verbindung', readAt: 'Zuletzt gelesen', nextAt: 'Nächstes Mal' },
  states: {
    working: 'in Ordnung',
    failing: 'lässt sich nicht lesen',
    unmapped: 'wartet auf den ersten Import',
    off: 'ausgeschaltet',
  } satisfies Record<ListedSystem['state'], string>,
  never: 'noch nie',
  read: 'Jetzt einlesen',
  readOf: (name: string) => `Jetzt einlesen: ${name}`,
  settings: 'Planungssysteme einrichten',
  about:
    'Beim ersten Mal lesen Sie selbst ein: Sie sehen die Spalten, sagen, was sie bedeuten, prüfen und bestätigen. Mit denselben Spalten, Wörtern und Namen liest die Website dann jede Nacht. Sie braucht eine Spalte mit der Nummer.',
  night:
    'Neues kommt als Entwurf, öffentlich wird nichts von selbst. Was das Haus übernommen hat, bleibt; was dort verschwindet, wird im Import genannt und nie gelöscht.',
  secret: {
    title: 'Kennwort oder Token',
    label: 'Geheimnis',
    hint: 'Wird verschlüsselt aufbewahrt und nicht mehr angezeigt. Leer gespeichert, wird es vergessen.',
    save: 'Geheimnis speichern',
    saved: 'Das Geheimnis ist gespeichert.',
    forgotten: 'Das Geheimnis ist vergessen.',
  },
  missing: (count: number) =>
    count === 1
      ? '1 kommende Veranstaltung fehlt im Planungssystem'
      : `${count} kommende Veranstaltungen fehlen im Planungssystem`,
  missingHint:
    'Sie bleiben hier, wie sie sind. Findet eine nicht statt, sagen Sie sie ab oder löschen Sie ihren Entwurf.',
}

export const planningSystemMessages: Localized<typeof de> = {
  de,
  en: {
    title: 'Planning systems',
    columns: { name: 'Name', state: 'Connection', readAt: 'Last read', nextAt: 'Next time' },
    states: {
      working: 'in order',
      failing: 'can’t be read',
      unmapped: 'waits for its first import',
      off: 'switched off',
    },
    never: 'never yet',
    read: 'Read now',
    readOf: (name) => `Read now: ${name}`,
    settings: 'Set up planning systems',
    about:
      'The first time, you read it yourself: you see the columns, say what they mean, check and confirm. With the same columns, words and names the website then reads it each night. It needs a column with the number.',
    night:
      'New events arrive as drafts; nothing becomes public by itself. What the house has taken over stays; what disappears there is named in the import and never deleted.',
    secret: {
      title: 'Password or token',
      label: 'Secret',
      hint: 'It is kept encrypted, and not shown again. Saved empty, it is forgotten.',
      save: 'Save the secret',
      saved: 'The secret is saved.',
      forgotten: 'The secret is forgotten.',
    },
    missing: (count) =>
      count === 1
        ? '1 coming event is missing in the planning system'
        : `${count} coming events are missing in the planning system`,
    missingHint: 'They stay here as they are. If one does not take place, cancel it, or delete its draft.',
  },
}
