import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'archive',
  readers: 'planners',
  title: { de: 'Archiv und Hinweise von außen', en: 'Archive and corrections from outside' },
  intro: {
    de: 'Was vorbei ist, bleibt. Wer dabei war, weiß manchmal mehr als das Archiv und kann es sagen.',
    en: 'What is over stays. People who were there sometimes know more than the archive, and they can tell you.',
  },
  sections: [
    {
      id: 'past',
      title: { de: 'Vergangene Veranstaltungen', en: 'Past events' },
      text: [
        {
          de: 'Veranstaltungen werden mit ihrem Datum von selbst zum Archiv. Im Formular ändern Sie sie wie kommende; eine Bekanntgabe und Mails gibt es nicht mehr.',
          en: 'Events move into the archive by themselves once their date has passed. You change them in the form just like coming ones; there are no more announcements or e-mails.',
        },
        {
          de: 'Ist der Tag nicht bekannt, schreiben Sie unter **Datum, wenn der Tag nicht feststeht** in Worten, was Sie wissen: „um 1921“, „Mai 1921“. Das Archiv ordnet danach.',
          en: 'If the day is not known, put what you know into words in **Date, if the day is not known**: “about 1921”, “May 1921”. The archive sorts by it.',
        },
      ],
      notes: [
        {
          de: 'Ältere Jahrgänge kommen am schnellsten als Import (Kapitel „Die Saison aus einer Tabelle: Importe“).',
          en: 'The quickest way to add older years is an import (chapter “The season from a spreadsheet: imports”).',
        },
      ],
    },
    {
      id: 'corrections',
      title: { de: 'Einen Hinweis beantworten', en: 'Answering a correction' },
      text: [
        {
          de: 'Unter vergangenen Veranstaltungen, Personen und Werken steht „Stimmt etwas nicht?“. Was dort vorgeschlagen und mit einer Mail bestätigt wird, kommt unter **Hinweise** an.',
          en: 'Past events, people and works end with “Something wrong?”. What is suggested there and confirmed by e-mail arrives under **Corrections**.',
        },
      ],
      steps: [
        {
          de: 'Den Hinweis öffnen. Neben jeder Angabe stehen **Jetzt** und **Vorschlag**, und **Woher** die Person es weiß.',
          en: 'Open the correction. Each detail is shown with **Now** and **Proposed**, and with the **Evidence**.',
        },
        {
          de: 'Bei jeder Angabe **Übernehmen** oder **Nicht übernehmen** wählen. Programm und Besetzung selbst im Formular eintragen und danach **Ist im Formular eingetragen** wählen.',
          en: 'For each detail, choose **Accept** or **Decline**. Enter programme and cast in the form yourself, then choose **Is entered in the form**.',
        },
        {
          de: 'Unter **Antwort** etwas dazu schreiben. Wird nichts übernommen, ist sie nötig.',
          en: 'Write a few words in **Answer**. It is required if nothing is accepted.',
        },
        { de: '**Entscheiden und antworten** wählen.', en: 'Choose **Decide and answer**.' },
      ],
      notes: [
        {
          de: 'Zehn Minuten lang lässt sich alles mit **Zurücknehmen** ungeschehen machen; dann geht die Mail hinaus. Werbung nehmen Sie mit **Ohne Antwort löschen** weg.',
          en: 'For ten minutes, **Take back** undoes everything; then the e-mail is sent. Remove spam with **Delete without an answer**.',
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
          en: 'What was accepted is listed in the record under **Corrections from outside**. A name there also appears on the page if its owner has agreed; the evidence is for staff only.',
        },
      ],
    },
  ],
}
