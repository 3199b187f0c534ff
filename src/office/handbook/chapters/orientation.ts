import type { Chapter } from '../chapter.ts'

/** Where everything is: bar, overview, administration, look-up, help. */
export const chapter: Chapter = {
  id: 'orientation',
  readers: 'everybody',
  title: { de: 'Sich zurechtfinden', en: 'Finding your way' },
  intro: {
    de: 'Drei Orte genügen: die Website selbst, die Übersicht mit dem, was ansteht, und die Verwaltung.',
    en: 'Three places are enough: the website itself, the overview of what needs attention, and the administration.',
  },
  sections: [
    {
      id: 'bar',
      title: { de: 'Die Leiste', en: 'The bar' },
      text: [
        {
          de: 'Die dunkle Leiste steht über jeder Seite. Sie führt zur **Übersicht**, zur **Verwaltung**, zum **Handbuch** und zum Konto; unter **Neu** stehen die Formulare für ein neues Konzert, eine Story oder ein Abonnement. Auf Seiten, die sich bearbeiten lassen, beginnt darunter **Bearbeiten**.',
          en: 'The dark bar is above every page. It leads to the **Overview**, the **Administration**, the **Handbook** and the account; under **New** are the forms for a new concert, story or subscription. On pages that can be edited, **Edit** begins below it.',
        },
      ],
    },
    {
      id: 'overview',
      title: { de: 'Die Übersicht: was ansteht', en: 'The overview: what needs attention' },
      text: [
        {
          de: 'Hier steht, was auf jemanden wartet: **Für Sie: Prüfungen und Erwähnungen**, **Entwürfe, die nicht veröffentlicht sind**, **Geplante Veröffentlichungen**, was die Prüfung meldet, **Seiten ohne Inhalt in einer Sprache**, **Ungelesene Einträge aus Formularen**, **Hinweise zum Archiv, die auf Antwort warten** und **Bilder, deren Rechte bald enden**. Was leer ist, sagt es in einem Wort.',
          en: 'This is what is waiting for somebody: **For you: reviews and mentions**, **Drafts that are not published**, **Scheduled publications**, what the checks have found, **Pages without content in one language**, **Unread entries of forms**, **Corrections of the archive that wait for an answer** and **Pictures whose rights end soon**. Empty lists say so in a few words.',
        },
      ],
      picture: {
        name: 'orientation-overview',
        alt: {
          de: 'Die Übersicht der Redaktion mit den Listen dessen, was ansteht.',
          en: 'The editorial desk with its lists of what needs attention.',
        },
      },
      notes: [
        {
          de: '**Verwerfen** bei einem Entwurf stellt den veröffentlichten Stand wieder her. Der Entwurf bleibt bei den Versionen.',
          en: '**Discard** beside a draft goes back to the published version. The draft stays among the versions.',
        },
      ],
      place: { href: '/cms-hub', label: { de: 'Zur Übersicht', en: 'To the overview' } },
    },
    {
      id: 'office',
      title: { de: 'Die Verwaltung', en: 'The administration' },
      text: [
        {
          de: 'Alles, was nicht auf einer Seite geschrieben wird, hat hier eine Liste und ein Formular: Veranstaltungen, Personen, Werke, Menüs, Formulare, Medien. Das Menü links ist nach Bereichen geordnet. Die erste Seite zeigt alle Bereiche, die kommenden Veröffentlichungen und was **Zuletzt geändert** wurde.',
          en: 'Whatever is not written on a page has a list and a form here: events, people, works, menus, forms, media. The menu on the left is arranged by areas. The first page shows all areas, the releases to come, and the **Changed recently**.',
        },
      ],
      picture: {
        name: 'orientation-office',
        alt: {
          de: 'Die erste Seite der Verwaltung: links das Menü nach Bereichen, in der Mitte die Bereiche und die letzten Änderungen.',
          en: 'The first page of the administration: the menu by areas on the left, the areas and the latest changes in the middle.',
        },
      },
      place: { href: '/admin', label: { de: 'Zur Verwaltung', en: 'To the administration' } },
    },
    {
      id: 'look-up',
      title: { de: 'Überall suchen', en: 'Searching everywhere' },
      steps: [
        {
          de: 'In der Verwaltung [[Mod+K]] drücken, oder **Überall suchen** im Menü.',
          en: 'In the administration press [[Mod+K]], or **Search all** in the menu.',
        },
        {
          de: 'Ein paar Buchstaben eines Namens, eines Titels oder eines Bereichs tippen.',
          en: 'Type a few letters of a name, a title or an area.',
        },
        {
          de: 'Mit den Pfeiltasten wählen und mit [[Enter]] hingehen.',
          en: 'Choose with the arrow keys and go there with [[Enter]].',
        },
      ],
    },
    {
      id: 'help',
      title: { de: 'Hilfe an Ort und Stelle', en: 'Help where it is needed' },
      text: [
        {
          de: 'In der Verwaltung führt **Hilfe** neben einer Überschrift zum passenden Abschnitt dieses Handbuchs. Im Seiteneditor hat jedes Fenster und jeder Bereich ein Fragezeichen; es öffnet das Handbuch in einem neuen Tab, die Arbeit bleibt offen. [[?]] zeigt dort alle Tastenkürzel.',
          en: 'In the administration, **Help** beside a heading leads to the section of this handbook about that page. In the page editor, every window and panel has a question mark; it opens the handbook in a new tab, and your work stays open. [[?]] shows all shortcuts there.',
        },
      ],
    },
  ],
}
