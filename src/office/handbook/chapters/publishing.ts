import type { Chapter } from '../chapter.ts'

/** From the draft to what visitors see. */
export const chapter: Chapter = {
  id: 'publishing',
  readers: 'editors',
  title: { de: 'Veröffentlichen', en: 'Publishing' },
  intro: {
    de: 'Geschrieben wird immer im Entwurf. Was Besucher sehen, ändert sich erst mit dem Veröffentlichen: sofort, zu einer Zeit oder mit anderem zusammen.',
    en: 'You always write in the draft. What visitors see changes only when you publish: at once, at a set time, or together with other things.',
  },
  sections: [
    {
      id: 'state',
      title: { de: 'Was Besucher gerade sehen', en: 'What visitors see now' },
      text: [
        {
          de: 'Neben dem Titel in der Leiste steht, woran die Seite ist: **Öffentlich**, **Nicht öffentlich** oder **Nicht zu sehen**, und wie viele Änderungen der Entwurf hat. Jede Sprache hat ihren eigenen Zustand.',
          en: 'Beside the title, the toolbar says how things stand: **Public**, **Not public** or **Not visible**, and how many changes the draft has. Each language has a state of its own.',
        },
        {
          de: '**Nicht zu sehen** heißt: Die Texte sind veröffentlicht, aber die Einstellungen der Seite oder eine Seite darüber halten sie offline.',
          en: '**Not visible** means: the texts are published, but the page’s settings, or a page above it, keep it offline.',
        },
      ],
    },
    {
      id: 'publish',
      title: { de: 'Jetzt veröffentlichen', en: 'Publishing now' },
      steps: [
        {
          de: '**Veröffentlichen** drücken. Das Fenster zeigt, was neu ist, Block für Block.',
          en: 'Press **Publish**. The window shows what is new, block by block.',
        },
        {
          de: 'Fehler verhindern das Veröffentlichen, Warnungen nicht; **Ansehen** führt zu beiden.',
          en: 'Errors prevent publishing, warnings do not; **Show** leads to both.',
        },
        {
          de: '**Jetzt veröffentlichen** drücken. Wer mag, schreibt vorher in **Was ist neu? (wenn gewünscht)**, woran die Version später zu erkennen ist.',
          en: 'Press **Publish now**. If you like, first note in **What is new? (optional)** how to recognise this version later.',
        },
      ],
      picture: {
        name: 'publishing-dialog',
        alt: {
          de: 'Das Fenster „Veröffentlichen“ mit „Jetzt veröffentlichen“ und darunter der Wahl eines Zeitpunkts.',
          en: 'The window “Publish” with “Publish now” and, below it, the choice of a time.',
        },
      },
      notes: [
        {
          de: 'Autor:innen schreiben den Entwurf fertig und bitten bei den Kommentaren um Prüfung.',
          en: 'Authors finish the draft and ask for a review beside the comments.',
        },
      ],
    },
    {
      id: 'plan',
      title: { de: 'Zu einer Zeit veröffentlichen und beenden', en: 'Publishing and ending at a set time' },
      steps: [
        {
          de: 'Im selben Fenster unter **Zeitpunkt wählen** Tag und Uhrzeit eintragen, wenn gewünscht auch ein Ende. Es gilt die Uhr des Hauses.',
          en: 'In the same window, enter day and time under **Choose a time**, and an end if there is one. The time is that of the house.',
        },
        {
          de: '**Planen** drücken. Veröffentlicht wird der Entwurf, wie er jetzt ist.',
          en: 'Press **Schedule**. The draft is published as it is now.',
        },
        {
          de: 'Wird danach weitergeschrieben, sagt der Editor **Die letzten Änderungen sind nicht dabei**: **Aufnehmen** nimmt sie mit, **Weglassen** lässt den Plan, wie er ist.',
          en: 'If somebody goes on writing, the editor says **The latest changes are not included**: **Include them** takes them in, **Leave them out** keeps the plan as it is.',
        },
      ],
      notes: [
        {
          de: 'Absagen: im Menü neben **Veröffentlichen**, **Geplante Veröffentlichung streichen**.',
          en: 'To call it off: **Cancel the scheduled publication** in the menu beside **Publish**.',
        },
      ],
    },
    {
      id: 'unpublish',
      title: { de: 'Von der Website nehmen', en: 'Taking a page offline' },
      text: [
        {
          de: 'Im Menü neben **Veröffentlichen**: **Von der Website nehmen**. Es gilt für diese Sprachfassung; der Entwurf bleibt. Eine ganze Seite mit allen Unterseiten verbirgt ihre Einstellung **Online (sonst bleibt die Seite mit allen Unterseiten verborgen)**.',
          en: 'In the menu beside **Publish**: **Take offline**. This affects only the current language version; the draft stays. A whole page with all its subpages is hidden by its setting **Online (otherwise the page and all its subpages stay hidden)**.',
        },
      ],
    },
    {
      id: 'release',
      title: { de: 'Mit anderem zusammen: Veröffentlichungen', en: 'Together with other things: releases' },
      text: [
        {
          de: 'Was gemeinsam öffentlich werden soll, etwa eine Spielzeit mit Seiten, Konzerten und Abonnements, wird in einer Veröffentlichung gesammelt. Im Fenster **Veröffentlichen** steht sie unter **Wann** zur Wahl, neben **Zu einer eigenen Zeit**.',
          en: 'What should become public together, such as a season with pages, concerts and subscriptions, is collected in a release. In the window **Publish** it can be chosen under **When**, beside **At a time of its own**.',
        },
        {
          de: 'Die **Vorschau auf später** zeigt die ganze Website, wie sie zu einer Zeit aussehen wird.',
          en: 'The **Preview of later** shows the whole website as it will be at a given time.',
        },
      ],
      place: {
        href: '/admin/releases/time-machine',
        label: { de: 'Zur Vorschau auf später', en: 'To the preview of later' },
      },
    },
    {
      id: 'preview',
      title: {
        de: 'Vorschau: Telefon, Tablet, ein Link für andere',
        en: 'Preview: phone, tablet, a link for others',
      },
      steps: [
        {
          de: 'Die **Breite der Vorschau** in der Leiste (oder unter **Mehr**) zeigt die Seite wie auf Telefon, Tablet und Bildschirm.',
          en: 'The **Preview width** in the toolbar (or under **More**) shows the page as it looks on a phone, tablet and screen.',
        },
        {
          de: '**Teilen** macht einen Link, mit dem andere den Entwurf ohne Konto sehen: Dauer wählen, **Link erzeugen**, kopieren.',
          en: '**Share** makes a link that lets others see the draft without an account: choose how long, **Create link**, copy it.',
        },
        {
          de: 'Der Link wird nur einmal gezeigt. Die Übersicht nennt alle geteilten Links und widerruft sie.',
          en: 'The link is shown only once. The overview lists all shared links and lets you revoke them.',
        },
      ],
    },
  ],
}
