import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'accounts',
  readers: 'planners',
  title: { de: 'Konten und Anmeldung', en: 'Accounts and logging in' },
  intro: {
    de: 'Jede Kollegin und jeder Kollege hat ein eigenes Konto. So weiß das Protokoll, wer was geändert hat.',
    en: 'Each colleague has an account. So the log knows who has changed what.',
  },
  sections: [
    {
      id: 'roles',
      title: { de: 'Rollen', en: 'Roles' },
      text: [
        {
          de: '**Autor:in** schreibt Entwürfe auf Seiten und verwendet die Mediathek, veröffentlicht aber nicht. **Redaktion** ändert und veröffentlicht alles, was Besucherinnen und Besucher sehen, und liest Einträge. **Administration** darf außerdem Konten, Einstellungen des Hauses, Mailtexte, Webhooks, Tokens und die Regeln der Prüfung ändern.',
          en: '**Author** writes drafts on pages and uses the media library, but does not publish. **Editor** changes and publishes everything that visitors see, and reads entries. **Administration** may also change accounts, settings of the house, mail texts, webhooks, tokens and the rules of the checks.',
        },
      ],
    },
    {
      id: 'invite',
      title: { de: 'Einladen, Rolle ändern, sperren', en: 'Inviting, changing the role, deactivating' },
      steps: [
        { de: 'Öffnen Sie **Konten**.', en: 'Open **Accounts**.' },
        {
          de: 'Geben Sie unter **Konto anlegen** **Name**, **E-Mail**, **Rolle** und **Sprache der Oberfläche** ein.',
          en: 'Under **Make an account** enter **Name**, **E-mail**, **Role** and **Language of the interface**.',
        },
        {
          de: 'Wählen Sie **Anlegen und einladen**. Die neue Person bekommt eine Mail und setzt selbst ihr Passwort.',
          en: 'Choose **Make and invite**. The new person gets a mail and sets a password.',
        },
      ],
      notes: [
        {
          de: '**Rolle ändern** und **Sperren** stehen bei jedem Konto. Sperren beendet alle Sitzungen; **Freigeben** macht es rückgängig. Wer die Administration vergibt, bestätigt es mit dem eigenen Passwort, und ein Konto muss sie immer behalten.',
          en: '**Change the role** and **Deactivate** are with each account. Deactivating ends all its sessions; **Reactivate** reverts it. Whoever makes an administrator confirms it with the own password, and one account always has to keep this role.',
        },
      ],
      picture: {
        name: 'planners-accounts',
        alt: { de: 'Die Seite der Konten mit der Einladung', en: 'The page of accounts with the invitation' },
      },
      place: { href: '/users', label: { de: 'Zu den Konten', en: 'Go to the accounts' } },
    },
    {
      id: 'own',
      title: { de: 'Passwort, zweiter Schritt, Passkeys', en: 'Password, second step, passkeys' },
      text: [
        {
          de: 'Unter **Mein Konto** ändern Sie Ihr Passwort, schalten die **Zwei-Faktor-Anmeldung** ein und legen **Passkeys** an. Bewahren Sie die Wiederherstellungscodes sicher auf: Sie werden nur einmal gezeigt.',
          en: 'Under **My account** you change your password, switch **Two-factor log-in** on and add **Passkeys**. Keep the recovery codes in a safe place: they are shown only once.',
        },
      ],
      steps: [
        {
          de: 'Wählen Sie **Einrichten**, und lesen Sie den Code mit Ihrer App ein.',
          en: 'Choose **Set up**, and scan the code with your app.',
        },
        {
          de: 'Tippen Sie den Code aus der App ab, und wählen Sie **Einschalten**.',
          en: 'Type the code of the app, and choose **Turn on**.',
        },
        { de: 'Notieren Sie die Wiederherstellungscodes.', en: 'Note the recovery codes.' },
      ],
      notes: [
        {
          de: 'Bei jeder Anmeldung von einem neuen Browser und bei jedem neuen Passwort bekommen Sie eine Mail.',
          en: 'You get a mail for each sign-in from a new browser and each new password.',
        },
      ],
      place: { href: '/account', label: { de: 'Zu meinem Konto', en: 'Go to my account' } },
    },
    {
      id: 'sessions',
      title: { de: 'Sitzungen und vergessenes Passwort', en: 'Sessions and a forgotten password' },
      text: [
        {
          de: 'Unter **Sitzungen** sehen Sie, wo Sie angemeldet sind. **Beenden** schließt eine, **Alle anderen beenden** alle bis auf diese. Eine Sitzung endet nach 14 Tagen ohne Benutzung, spätestens nach 30 Tagen.',
          en: '**Sessions** shows where you are signed in. **End** closes one, **End all others** all but this one. A session ends after 14 days without use, after 30 days at the latest.',
        },
        {
          de: 'Ein vergessenes Passwort setzen Sie über **Passwort vergessen?** auf der Seite der Anmeldung neu. Der Link in der Mail gilt eine Stunde.',
          en: 'A forgotten password is set anew by **Forgotten your password?** on the log-in page. The link in the mail is valid for an hour.',
        },
      ],
    },
  ],
}
