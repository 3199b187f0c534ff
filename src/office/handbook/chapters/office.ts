import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'office',
  readers: 'planners',
  title: { de: 'Die Verwaltung', en: 'The administration' },
  intro: {
    de: 'Alles, was kein Seitentext ist, steht in der Verwaltung: Konzerte, Personen, Abonnements, Formulare, Dateien und das Haus selbst.',
    en: 'Everything that is not the text of a page is in the administration: concerts, people, subscriptions, forms, files and the house itself.',
  },
  sections: [
    {
      id: 'overview',
      title: { de: 'Was heute ansteht', en: 'What needs attention today' },
      text: [
        {
          de: 'Nach der Anmeldung sehen Sie die **Übersicht**: offene Entwürfe, geplante Veröffentlichungen, Befunde der Prüfung, ungelesene Einträge aus Formularen, Hinweise zum Archiv und Bilder, deren Rechte bald enden. Jede Zeile führt zur Stelle.',
          en: 'After logging in you see the **Overview**: open drafts, planned releases, findings of the checks, unread entries of forms, corrections of the archive, and pictures whose rights end soon. Each line leads to the place.',
        },
        {
          de: 'Was Sie nicht betrifft, weil Ihrem Konto das Recht fehlt, steht nicht da. Was erledigt ist, verschwindet von selbst.',
          en: 'What your account may not do is not listed. What is done disappears by itself.',
        },
      ],
      notes: [
        {
          de: 'In einem neuen Haus steht dort auch die Liste **Richten Sie Ihr Haus ein**. Sie hakt sich selbst ab; **Liste ausblenden** nimmt sie weg, und unter **Schnellzugriff** holen Sie sie zurück.',
          en: 'In a new house the list **Set up your house** is there, too. It ticks itself off; **Hide the list** takes it away, and under **Shortcuts** you get it back.',
        },
      ],
      place: { href: '/cms-hub', label: { de: 'Zur Übersicht', en: 'Go to the overview' } },
    },
    {
      id: 'places',
      title: { de: 'Wo was steht', en: 'Where things are' },
      text: [
        {
          de: 'Das Menü der **Verwaltung** ist nach Bereichen geordnet: Programm, Personen und Werke, Abonnements, Stories, Seiten, Haus, Formulare und Medien. Die erste Seite zeigt dasselbe mit der Zahl der Einträge und daneben, was zuletzt geändert wurde.',
          en: 'The menu of the **Administration** is in order of areas: programme, people and works, subscriptions, stories, pages, house, forms and media. The first page shows the same with the number of records, and beside it what was changed last.',
        },
      ],
      steps: [
        {
          de: 'Drücken Sie [[Mod+K]] oder wählen Sie **Überall suchen**.',
          en: 'Press [[Mod+K]] or choose **Search all**.',
        },
        {
          de: 'Tippen Sie einen Teil eines Namens, eines Titels oder eines Bereichs.',
          en: 'Type a part of a name, a title or an area.',
        },
        {
          de: 'Wählen Sie mit den Pfeiltasten und [[Enter]].',
          en: 'Choose with the arrow keys and [[Enter]].',
        },
      ],
      notes: [
        {
          de: 'Eine neue Veranstaltung, eine neue Story und ein neues Abonnement legen Sie von überall unter **Neu** in der obersten Leiste an.',
          en: 'You can add a concert, a story or a subscription from anywhere, under **New** in the bar at the top.',
        },
      ],
      picture: {
        name: 'planners-first-page',
        alt: {
          de: 'Die erste Seite der Verwaltung mit allen Bereichen und den letzten Änderungen',
          en: 'The first page of the administration with all areas and the latest changes',
        },
      },
      place: { href: '/admin', label: { de: 'Zur Verwaltung', en: 'Go to the administration' } },
    },
    {
      id: 'interface',
      title: { de: 'Sprache, Farben, Abmelden', en: 'Language, colours, logging out' },
      text: [
        {
          de: 'Die Sprache der Oberfläche wechseln Sie in der obersten Leiste mit dem Namen der anderen Sprache. Sie ist unabhängig davon, in welcher Sprache Sie Texte schreiben: Felder für beide Sprachen stehen immer nebeneinander.',
          en: 'You switch the language of the interface in the bar at the top, by the name of the other language. It does not depend on the language in which you write: fields for both languages are always side by side.',
        },
        {
          de: 'Unter Ihrem Namen in derselben Leiste stehen **Mein Konto**, die **Farben** (wie das Gerät, hell oder dunkel) und **Abmelden**.',
          en: 'Under your name in the same bar are **My account**, the **Colours** (as the device, light or dark) and **Log out**.',
        },
      ],
      notes: [
        {
          de: 'Läuft Ihre Anmeldung ab, während Sie arbeiten, fragt die Seite nach dem Passwort und macht danach weiter. Ihre Eingaben bleiben stehen.',
          en: 'If your session ends while you work, the page asks for your password and goes on afterwards. What you have entered stays.',
        },
      ],
    },
  ],
}
