import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'programme-and-cast',
  readers: 'planners',
  title: { de: 'Programm und Besetzung', en: 'Programme and cast' },
  intro: {
    de: 'Werke und Menschen sind eigene Einträge. So weiß das Archiv, wann ein Werk gespielt wurde und wer mitgewirkt hat.',
    en: 'Works and people are records of their own, so the archive knows when a work was played and who performed.',
  },
  sections: [
    {
      id: 'programme',
      title: { de: 'Das Programm eingeben', en: 'Entering the programme' },
      steps: [
        {
          de: 'Im Abschnitt **Programm** einen Programmpunkt hinzufügen.',
          en: 'Add an item in the section **Programme**.',
        },
        {
          de: 'Die **Art** wählen: **Werk**, **Satz**, **Pause**, **Gespräch** oder **Zugabe**.',
          en: 'Choose its **Kind**: **Work**, **Movement**, **Interval**, **Talk** or **Encore**.',
        },
        {
          de: 'Im Feld **Werk** einen Teil des Titels, den Komponisten oder die Werknummer tippen und auswählen.',
          en: 'In **Work**, type part of the title, the composer or the catalogue number, and choose from the suggestions.',
        },
        {
          de: 'Gibt es das Werk noch nicht: „Komponist: Titel“ tippen und die letzte Zeile wählen. Ein kleines Fenster zeigt, was daraus wird.',
          en: 'If the work does not exist yet, type “Composer: Title” and choose the last line. A small window shows what will be added.',
        },
      ],
      notes: [
        {
          de: 'Ein einzelner Satz, ein Ausschnitt oder das Thema eines Gesprächs steht unter **Weitere Angaben** als **Eigener Titel**; dort stehen auch **Bearbeitung** und **Erste Aufführung**.',
          en: 'For a single movement, an excerpt or the subject of a talk, use **Own title** under **Further details**; **Arrangement** and **First performance** are there, too.',
        },
      ],
      picture: {
        name: 'planners-programme',
        alt: {
          de: 'Die ersten Punkte des Programms einer Veranstaltung',
          en: 'The first items of an event’s programme',
        },
      },
    },
    {
      id: 'order',
      title: { de: 'Reihenfolge und Dauer', en: 'Order and duration' },
      text: [
        {
          de: 'Ziehen Sie Programmpunkte am Griff, oder verwenden Sie **Nach oben** und **Nach unten**.',
          en: 'Drag items by their handle, or use **Move up** and **Move down**.',
        },
        {
          de: 'Sind alle Minuten bekannt, rechnet die Website **Dauer** und **Ende** aus. Sonst geben Sie die **Dauer** selbst ein. **Pause** ist die Länge der Pause.',
          en: 'If all minutes are known, the website works out **Duration** and **End**. Otherwise enter the **Duration** yourself. **Interval** is the length of the interval.',
        },
        {
          de: 'Unter **So steht es im Programm** sehen Sie neben dem Formular in beiden Sprachen, wie Programm und Besetzung gedruckt aussehen, noch bevor Sie speichern.',
          en: 'Beside the form, **As the programme prints it** shows in both languages what programme and cast look like in print, even before you save.',
        },
      ],
    },
    {
      id: 'cast',
      title: { de: 'Die Besetzung eingeben', en: 'Entering the cast' },
      steps: [
        { de: 'Unter **Besetzung** Mitwirkende hinzufügen.', en: 'Add performers under **Cast**.' },
        {
          de: 'Unter **Wer** den Namen tippen. Fehlt die Person, legt die letzte Zeile sie an.',
          en: 'Type the name in **Who**. If the person does not exist yet, the last line adds them.',
        },
        {
          de: '**Rolle oder Instrument** aus den Vorschlägen wählen; die andere Sprache wird mit ausgefüllt.',
          en: 'Choose a **Role or instrument** from the suggestions; the other language is filled in as well.',
        },
      ],
      notes: [
        {
          de: 'Wer nur in einem Werk mitwirkt, steht bei diesem Programmpunkt unter **Nur in diesem Programmpunkt**.',
          en: 'Somebody who performs in one work only is listed with that item, under **In this item only**.',
        },
      ],
    },
    {
      id: 'late',
      title: { de: 'Zugaben und Nachträge', en: 'Encores and later additions' },
      text: [
        {
          de: 'Zugaben tragen Sie nach dem Konzert als Programmpunkt mit der Art **Zugabe** ein. Sie stehen dann im Archiv.',
          en: 'After the concert, enter encores as items of the kind **Encore**. They then appear in the archive.',
        },
      ],
    },
  ],
}
