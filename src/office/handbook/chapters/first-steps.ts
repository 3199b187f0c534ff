import type { Chapter } from '../chapter.ts'

/** Signing in, the own account, and what each role may do. */
export const chapter: Chapter = {
  id: 'first-steps',
  readers: 'everybody',
  title: { de: 'Erste Schritte', en: 'First steps' },
  intro: {
    de: 'Anmelden, das eigene Konto einrichten und wissen, was die eigene Rolle darf.',
    en: 'Signing in, setting up your account, and knowing what your role may do.',
  },
  sections: [
    {
      id: 'sign-in',
      title: { de: 'Anmelden', en: 'Signing in' },
      steps: [
        {
          de: 'Neue Konten legt die Administration an. Die Einladung kommt per E-Mail; ihr Link führt zum ersten Passwort.',
          en: 'Administrators create new accounts. The invitation arrives by e-mail; its link leads to the first password.',
        },
        {
          de: 'Die Adresse der Website mit /login öffnen, E-Mail und Passwort eingeben und **Anmelden** drücken. Mit einem Passkey geht es ohne Passwort: **Passkey verwenden**.',
          en: 'Open the address of the website with /login, enter e-mail and password and press **Log in**. With a passkey no password is needed: **Use a passkey**.',
        },
        {
          de: 'Ist der zweite Faktor eingeschaltet, noch den Code aus der App eingeben, oder einen der Wiederherstellungscodes.',
          en: 'If the second factor is switched on, enter the code from the app as well, or one of the recovery codes.',
        },
      ],
      notes: [
        {
          de: '**Passwort vergessen?** schickt einen Link, der eine Stunde lang gilt.',
          en: '**Forgotten your password?** sends a link that is valid for an hour.',
        },
        {
          de: 'Nach der Anmeldung hat jede Seite der Website oben eine dunkle Leiste. Besucher sehen sie nie.',
          en: 'Once you have signed in, every page of the website has a dark bar at the top. Visitors never see it.',
        },
      ],
    },
    {
      id: 'second-factor',
      title: { de: 'Zweiter Faktor und Passkeys', en: 'Second factor and passkeys' },
      text: [
        {
          de: 'Ein zweiter Faktor schützt das Konto auch dann, wenn das Passwort bekannt wird. Für die Administration ist er sehr empfohlen. Ein Passkey ersetzt Passwort und zweiten Faktor: Es genügt Fingerabdruck, Gesicht oder PIN des Geräts.',
          en: 'A second factor protects the account even if the password becomes known. It is strongly recommended for administrators. A passkey replaces both password and second factor: the fingerprint, face or PIN of the device is enough.',
        },
      ],
      steps: [
        {
          de: 'In der Leiste **Mein Konto** öffnen.',
          en: 'Open **My account** in the bar.',
        },
        {
          de: 'Bei **Zwei-Faktor-Anmeldung** auf **Einrichten** drücken, den QR-Code mit der Authenticator-App lesen, den Code der App eingeben und **Einschalten**.',
          en: 'Under **Two-factor log-in** press **Set up**, scan the QR code with the authenticator app, enter the code that the app shows, and press **Turn on**.',
        },
        {
          de: 'Die Wiederherstellungscodes sicher aufbewahren: Sie werden nur einmal gezeigt.',
          en: 'Keep the recovery codes in a safe place: they are shown only once.',
        },
        {
          de: 'Bei **Passkeys** einen Namen eingeben, an dem sich das Gerät erkennen lässt, und **Passkey hinzufügen**.',
          en: 'Under **Passkeys** enter a name by which you recognise the device, and press **Add a passkey**.',
        },
      ],
      picture: {
        name: 'first-steps-account',
        alt: {
          de: 'Die Seite „Mein Konto“, oben das Passwort und die Zwei-Faktor-Anmeldung.',
          en: 'The page “My account”, at its top the password and the two-factor log-in.',
        },
      },
      place: { href: '/account', label: { de: 'Mein Konto öffnen', en: 'Open my account' } },
    },
    {
      id: 'account',
      title: { de: 'Passwort und Sitzungen', en: 'Password and sessions' },
      text: [
        {
          de: 'Unter **Mein Konto** lässt sich auch das Passwort ändern; alle anderen Sitzungen enden dabei. **Sitzungen** zeigt, in welchen Browsern das Konto angemeldet ist. Nach einem verlorenen Gerät dort **Beenden** drücken. Eine Sitzung endet von selbst nach 14 Tagen ohne Benutzung, spätestens nach 30 Tagen.',
          en: 'Under **My account** you can also change the password, which ends all other sessions. **Sessions** shows in which browsers the account is signed in. After losing a device, press **End** there. A session ends by itself after 14 days without use, after 30 days at the latest.',
        },
      ],
    },
    {
      id: 'roles',
      title: { de: 'Was welche Rolle darf', en: 'What each role may do' },
      text: [
        {
          de: '**Autor:in**: schreibt Entwürfe auf allen Seiten, kommentiert, schlägt Änderungen vor, lädt in die Mediathek hoch und bittet um Prüfung. Veröffentlichen können andere.',
          en: '**Author**: writes drafts on all pages, comments, suggests changes, uploads to the media library and asks for reviews. Others publish.',
        },
        {
          de: '**Redaktion**: darf das alles, veröffentlicht, und pflegt in der Verwaltung Programm, Personen, Werke, Stories, Menüs, Formulare und ihre Einträge.',
          en: '**Editor**: may do all this, publishes, and looks after the programme, people, works, stories, menus, forms and their entries in the administration.',
        },
        {
          de: '**Administration**: darf zusätzlich Konten anlegen, Einstellungen des Hauses ändern, Webhooks und Zugänge anlegen, Aufträge und Mails ansehen und Regeln der Prüfung abschalten.',
          en: '**Administration**: may also create accounts, change the settings of the house, set up webhooks and tokens, see jobs and mails, and switch off rules of the checks.',
        },
      ],
      notes: [
        {
          de: 'Was die eigene Rolle nicht darf, wird nicht angeboten oder sagt, wer es kann.',
          en: 'What your role may not do is not offered, or says who can do it.',
        },
      ],
    },
    {
      id: 'interface',
      title: { de: 'Sprache und Farben der Oberfläche', en: 'Language and colours of the interface' },
      text: [
        {
          de: 'Die Oberfläche gibt es auf Deutsch und Englisch, unabhängig von der Sprache der Seite, die gerade offen ist. In der Verwaltung wechselt die Schaltfläche oben rechts, im Seiteneditor das Menü des Kontos (**Oberfläche auf Englisch**). Der Browser merkt sich die Wahl.',
          en: 'The interface exists in German and in English, whatever the language of the page that is open. In the administration, the button at the top right switches it, in the page editor the menu of the account (**Interface in German**). The browser remembers the choice.',
        },
        {
          de: 'Im Menü des Kontos in der Verwaltung stehen auch die **Farben**: hell, dunkel oder wie das Gerät.',
          en: 'The menu of the account in the administration also has the **Colours**: light, dark, or the same as the device.',
        },
      ],
    },
    {
      id: 'sign-out',
      title: { de: 'Abmelden', en: 'Signing out' },
      text: [
        {
          de: '**Abmelden** steht im Menü des Kontos. Auf einem fremden Gerät immer benutzen.',
          en: '**Log out** is in the menu of the account. Always use it on a device that is not yours.',
        },
      ],
    },
  ],
}
