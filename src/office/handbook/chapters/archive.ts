import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'archive',
  readers: 'planners',
  title: { de: 'Archiv und Hinweise von außen', en: 'Archive and corrections from outside' },
  intro: {
    de: 'Was vorbei ist, bleibt. Wer dabei war, weiß manchmal mehr als das Archiv und kann es sagen.',
    en: 'What is over stays. Those who were there sometimes know more than the archive, and can say so.',
  },
  sections: [
    {
      id: 'past',
      title: { de: 'Vergangene Veranstaltungen', en: 'Past events' },
      text: [
        {
          de: 'Veranstaltungen werden mit ihrem Datum von selbst zum Archiv. Im Formular ändern Sie sie wie kommende; eine Bekanntgabe und Mails gibt es nicht mehr.',
          en: 'Events become part of the archive by their date. You change them in the form like coming ones; there are no announcements and mails any more.',
        },
        {
          de: 'Ist der Tag nicht bekannt, schreiben Sie unter **Datum, wenn der Tag nicht feststeht** in Worten, was Sie wissen: „um 1921“, „Mai 1921“. Das Archiv ordnet danach.',
          en: 'If the day is not known, write in words what you know into **Date, if the day is not known**: “about 1921”, “May 1921”. The archive sorts by it.',
        },
      ],
      notes: [
        {
          de: 'Ältere Jahrgänge kommen am schnellsten als Import (Kapitel „Die Saison aus einer Tabelle: Importe“).',
          en: 'Older years come fastest as an import (chapter “The season from a spreadsheet: imports”).',
        },
      ],
    },
    {
      id: 'corrections',
      title: { de: 'Einen Hinweis beantworten', en: 'Answering a correction' },
      text: [
        {
          de: 'Unter vergangenen Veranstaltungen, Personen und Werken steht „Stimmt etwas nicht?“. Was dort vorgeschlagen und mit einer Mail bestätigt wird, kommt unter **Hinweise** an.',
          en: 'Past events, people and works end with “Something wrong?”. What is proposed there and confirmed by mail arrives under **Corrections**.',
        },
      ],
      steps: [
        {
          de: 'Öffnen Sie den Hinweis. Neben jeder Angabe stehen **Jetzt** und **Vorschlag**, und **Woher** die Person es weiß.',
          en: 'Open the correction. Beside each detail are **Now** and **Proposed**, and the **Evidence**.',
        },
        {
          de: 'Entscheiden Sie bei jeder Angabe **Übernehmen** oder **Nicht übernehmen**. Programm und Besetzung tragen Sie selbst im Formular ein und wählen danach **Ist im Formular eingetragen**.',
          en: 'Decide on each detail: **Accept** or **Decline**. Enter programme and cast in the form yourself and then choose **Is entered in the form**.',
        },
        {
          de: 'Schreiben Sie unter **Antwort** etwas dazu. Wird nichts übernommen, ist sie nötig.',
          en: 'Write something under **Answer**. It is needed if nothing is accepted.',
        },
        { de: 'Wählen Sie **Entscheiden und antworten**.', en: 'Choose **Decide and answer**.' },
      ],
      notes: [
        {
          de: 'Zehn Minuten lang lässt sich alles mit **Zurücknehmen** ungeschehen machen; dann geht die Mail hinaus. Werbung nehmen Sie mit **Ohne Antwort löschen** weg.',
          en: 'For ten minutes, **Take back** undoes everything; then the mail leaves. Advertisements are removed with **Delete without an answer**.',
        },
      ],
      place: { href: '/admin/corrections', label: { de: 'Zu den Hinweisen', en: 'Go to the corrections' } },
    },
    {
      id: 'sources',
      title: { de: 'Woher eine Angabe stammt', en: 'Where a detail comes from' },
      text: [
        {
          de: 'Was übernommen wurde, steht beim Eintrag unter **Hinweise von außen**. Ein Name dort steht mit Erlaubnis auch auf der Seite; woher jemand es weiß, sehen nur Mitarbeitende.',
          en: 'What was accepted is listed with the record under **Corrections from outside**. A name there is shown on the page, too, with permission; the evidence is for staff only.',
        },
      ],
    },
  ],
}
