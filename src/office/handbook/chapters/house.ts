import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'house',
  readers: 'planners',
  title: { de: 'Das Haus einstellen', en: 'Settings of the house' },
  intro: {
    de: 'Name, Anschrift, Ticketshop, Aussehen und Texte. Was Sie speichern, gilt sofort auf jeder Seite, in Mails und Kalendern.',
    en: 'Name, address, ticket shop, appearance and texts. What you save applies at once to every page, mail and calendar.',
  },
  sections: [
    {
      id: 'settings',
      title: { de: 'Einstellungen des Hauses', en: 'Settings of the house' },
      text: [
        {
          de: 'Die Abschnitte: **Das Haus**, **Anschrift und Kontakt**, **Andernorts**, **Ticketshop**, **Aussehen**, **Mails**, **Hinweise bei Veranstaltungen**, **Listen** und **Einwilligung**.',
          en: 'The sections: **The house**, **Address and contact**, **Elsewhere**, **Ticket shop**, **Appearance**, **Mails**, **Notices of events**, **Lists** and **Consent**.',
        },
        {
          de: 'Unter **Aussehen** liegen Logo, Symbol und die beiden Akzentfarben; das Formular sagt, wenn eine Farbe zu wenig Kontrast hat.',
          en: '**Appearance** has logo, icon and the two accent colours; the form says if a colour lacks contrast.',
        },
        {
          de: '**Hinweise bei Veranstaltungen** sind die Texte, die bei jeder abgesagten, verschobenen oder ausverkauften Veranstaltung stehen. Mit **Erstattung nach dem Konzerttag** rechnet die Website den letzten Tag aus.',
          en: '**Notices of events** are the texts shown with every cancelled, postponed or sold-out event. With **Refund after the day of the concert** the website computes the last day.',
        },
        {
          de: '**Dienste mit Einwilligung** sind fremde Skripte, etwa zur Messung. Sie werden erst geladen, wenn jemand sie in den Cookie-Einstellungen erlaubt.',
          en: '**Services that need consent** are scripts of others, for example for statistics. They are loaded only after somebody has allowed them in the cookie settings.',
        },
      ],
      place: {
        href: '/admin/house/settings',
        label: { de: 'Zu den Einstellungen des Hauses', en: 'Go to the settings of the house' },
      },
    },
    {
      id: 'shop',
      title: { de: 'Ticketshop', en: 'Ticket shop' },
      text: [
        {
          de: '**Adresse des Ticketshops** und **Feed des Ticketshops** verbinden die Website mit dem Kartenverkauf. Ohne Adresse gibt es weder Warenkorb noch Anmeldung.',
          en: '**Address of the ticket shop** and **Feed of the ticket shop** connect the website with the sale. Without an address there is neither a basket nor a log-in.',
        },
        {
          de: 'Mit **Neue Spielzeiten kommen verborgen** warten die Konzerte einer Spielzeit, die der Feed zum ersten Mal bringt, in einer Veröffentlichung, die dafür entsteht.',
          en: 'With **New seasons arrive hidden**, concerts of a season that the feed brings for the first time wait in a release that is made for it.',
        },
      ],
    },
    {
      id: 'mail-texts',
      title: { de: 'Mailtexte', en: 'Mail texts' },
      steps: [
        {
          de: 'Legen Sie einen Mailtext an, und wählen Sie unter **Mail**, welche Nachricht er ersetzt.',
          en: 'Add a mail text, and choose under **Mail** which message it replaces.',
        },
        {
          de: 'Schreiben Sie **Betreff** und **Text** in beiden Sprachen. Wörter in geschweiften Klammern setzt die Website ein, etwa den Namen des Konzerts; die Liste steht unter dem Feld.',
          en: 'Write **Subject** and **Text** in both languages. The website fills in words in braces, such as the name of the concert; the list is below the field.',
        },
        {
          de: 'Speichern Sie. Ohne eigenen Text gilt der mitgelieferte.',
          en: 'Save. Without a text of your own, the included one is sent.',
        },
      ],
      place: {
        href: '/admin/house/mail-text',
        label: { de: 'Zu den Mailtexten', en: 'Go to the mail texts' },
      },
    },
    {
      id: 'new-house',
      title: { de: 'Ein neues Haus', en: 'A new house' },
      text: [
        {
          de: 'Die Liste **Richten Sie Ihr Haus ein** auf der Übersicht führt durch alles, was fehlt: Name und Anschrift, Säle, Genres, Reihen, Saison, Veranstaltungen, Menü, Ticketshop, eine Testmail und die Sicherung.',
          en: 'The list **Set up your house** on the overview leads through all that is missing: name and address, halls, genres, series, season, events, menu, ticket shop, a test mail and the backup.',
        },
      ],
      place: { href: '/cms-hub', label: { de: 'Zur Übersicht', en: 'Go to the overview' } },
    },
  ],
}
