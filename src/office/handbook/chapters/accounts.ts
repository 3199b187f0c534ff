import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'accounts',
  readers: 'planners',
  title: { de: 'Konten', en: 'Accounts' },
  intro: {
    de: 'Jede Kollegin und jeder Kollege hat ein eigenes Konto. So weiß das Protokoll, wer was geändert hat. Was jede Rolle darf, steht im Kapitel „Erste Schritte“.',
    en: 'Every colleague has an account of their own, so the log knows who has changed what. The chapter “First steps” says what each role may do.',
  },
  sections: [
    {
      id: 'invite',
      title: { de: 'Einladen, Rolle ändern, sperren', en: 'Inviting, changing the role, deactivating' },
      steps: [
        { de: '**Konten** öffnen.', en: 'Open **Accounts**.' },
        {
          de: 'Unter **Konto anlegen** **Name**, **E-Mail**, **Rolle** und **Sprache der Oberfläche** eingeben.',
          en: 'Under **Make an account**, enter **Name**, **E-mail**, **Role** and **Language of the interface**.',
        },
        {
          de: '**Anlegen und einladen** wählen. Die neue Person bekommt eine Mail und setzt selbst ihr Passwort.',
          en: 'Choose **Make and invite**. The new colleague gets an e-mail and sets a password.',
        },
      ],
      notes: [
        {
          de: '**Rolle ändern** und **Sperren** stehen bei jedem Konto. Sperren beendet alle Sitzungen; **Freigeben** macht es rückgängig. Wer die Administration vergibt, bestätigt es mit dem eigenen Passwort, und ein Konto muss sie immer behalten.',
          en: '**Change the role** and **Deactivate** are beside each account. Deactivating ends all its sessions; **Reactivate** brings the account back. To make somebody an administrator, you confirm with your own password, and there must always be at least one administrator.',
        },
      ],
      picture: {
        name: 'planners-accounts',
        alt: { de: 'Die Seite der Konten mit der Einladung', en: 'The page of accounts with the invitation' },
      },
      place: { href: '/users', label: { de: 'Zu den Konten', en: 'Go to the accounts' } },
    },
    {
      id: 'lost',
      title: { de: 'Wenn jemand nicht mehr hineinkommt', en: 'When somebody cannot log in any more' },
      text: [
        {
          de: 'Ein vergessenes Passwort setzt jede Person selbst neu: **Passwort vergessen?** auf der Seite der Anmeldung schickt einen Link, der eine Stunde gilt. Die Wiederherstellungscodes ersetzen eine verlorene App.',
          en: 'People who have forgotten their password set a new one themselves: **Forgotten your password?** on the log-in page sends a link that is valid for an hour. The recovery codes stand in for a lost app.',
        },
        {
          de: 'Sind auch die Codes verloren, setzt die Technik das Konto mit einem Befehl auf dem Server zurück. Zweiter Faktor, Passkeys und Sitzungen sind danach weg.',
          en: 'If the codes are lost as well, the operators reset the account with a command on the server. This removes its second factor, passkeys and sessions.',
        },
      ],
      notes: [
        {
          de: 'Nach vielen falschen Versuchen wird die Anmeldung für kurze Zeit langsamer. In einem Browser, in dem sich die Person schon angemeldet hat, kommt sie trotzdem hinein.',
          en: 'After many wrong attempts, logging in is slowed down for a short time. It still works in a browser in which the person has logged in before.',
        },
      ],
    },
  ],
}
