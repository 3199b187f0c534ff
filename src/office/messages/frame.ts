import type { Localized } from '#i18n/languages.ts'

const de = {
  title: 'Verwaltung',
  forms: 'Formulare',
  entries: 'Einträge',
  media: 'Mediathek',
  personalData: 'Personendaten',
  account: (name: string) => `Konto: ${name}`,
  myAccount: 'Mein Konto',
  theme: 'Farben',
  themes: { system: 'Wie das Gerät', day: 'Hell', evening: 'Dunkel' },
  noRight: {
    title: 'Dafür fehlt Ihrem Konto die Berechtigung',
    text: 'Formulare und Einträge verwalten Konten mit der Rolle „Redaktion“ oder „Administration“. Ihre Rolle ändert, wer die Konten verwaltet.',
  },
  errors: {
    network:
      'Keine Verbindung zum Server. Ihre Eingaben sind noch da; bitte versuchen Sie es gleich noch einmal.',
    notSignedIn: 'Sie sind nicht angemeldet. Ihre Eingaben sind noch da.',
    invalid: 'Einige Angaben stimmen noch nicht. Näheres steht bei den Feldern.',
    server: 'Der Server hat einen Fehler gemeldet. Ihre Eingaben sind noch da.',
  },
  leave: {
    title: 'Nicht gespeicherte Änderungen',
    text: 'Wenn Sie die Seite verlassen, gehen sie verloren.',
    action: 'Verlassen',
  },
  cancel: 'Abbrechen',
  close: 'Schließen',
}

const en: typeof de = {
  title: 'Administration',
  forms: 'Forms',
  entries: 'Entries',
  media: 'Media library',
  personalData: 'Personal data',
  account: (name) => `Account: ${name}`,
  myAccount: 'My account',
  theme: 'Colours',
  themes: { system: 'Same as the device', day: 'Light', evening: 'Dark' },
  noRight: {
    title: 'Your account doesn’t have permission for this',
    text: 'Forms and entries are managed by accounts with the role “editor” or “administrator”. Whoever manages the accounts can change your role.',
  },
  errors: {
    network:
      'No connection to the server. What you have entered is still here; please try again in a moment.',
    notSignedIn: 'You are not logged in. What you have entered is still here.',
    invalid: 'Some fields need another look. The reasons are given beside them.',
    server: 'The server has reported an error. What you have entered is still here.',
  },
  leave: {
    title: 'Unsaved changes',
    text: 'They will be lost if you leave this page.',
    action: 'Leave',
  },
  cancel: 'Cancel',
  close: 'Close',
}

export const frameMessages: Localized<typeof de> = { de, en }
