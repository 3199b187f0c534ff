import type { Chapter } from '../chapter.ts'

/** Several people on one page, and what happens when something interrupts the work. */
export const chapter: Chapter = {
  id: 'together',
  readers: 'editors',
  title: { de: 'Zusammen arbeiten', en: 'Working together' },
  intro: {
    de: 'Mehrere können gleichzeitig an einer Seite schreiben, kommentieren und vorschlagen. Nichts geht verloren, auch ohne Verbindung nicht.',
    en: 'Several people can write on one page at the same time, comment and suggest. Nothing is lost, not even without a connection.',
  },
  sections: [
    {
      id: 'presence',
      title: { de: 'Wer noch hier ist', en: 'Who else is here' },
      text: [
        {
          de: 'Die Anfangsbuchstaben in der Leiste zeigen, wer dieselbe Seite bearbeitet; an einem Block steht, wer gerade dort ist. Was andere schreiben, erscheint nach wenigen Sekunden. Gesperrt wird nichts.',
          en: 'The initials in the toolbar show who is editing the same page; a block says who is there. What others write appears within seconds. Nothing is locked.',
        },
      ],
    },
    {
      id: 'conflicts',
      title: { de: 'Wenn beide dieselbe Stelle ändern', en: 'When both change the same place' },
      text: [
        {
          de: 'Änderungen an verschiedenen Wörtern eines Textes werden zusammengeführt. Nur wenn beide dasselbe geändert haben, fragt der Editor.',
          en: 'If you change different words in a text, both changes are merged. The editor asks only if both of you have changed the same words.',
        },
      ],
      steps: [
        {
          de: '**Vergleichen und entscheiden** zeigt beide Fassungen. Die Entscheidung kann warten.',
          en: '**Compare and decide** shows both versions. The decision can wait.',
        },
        {
          de: '**Meine behalten**, **Diese behalten** oder **Beide Texte zusammen** wählen und **Übernehmen**.',
          en: 'Choose **Keep mine**, **Keep this one** or **Both texts together**, and **Apply**.',
        },
        {
          de: 'Die andere Fassung wird **Beiseitegelegt** und lässt sich von dort in die Seite einfügen oder verwerfen.',
          en: 'The other version is **Set aside**, from where it can be inserted into the page or discarded.',
        },
      ],
    },
    {
      id: 'interruptions',
      title: { de: 'Ohne Verbindung, abgelaufene Sitzung', en: 'No connection, an expired session' },
      text: [
        {
          de: 'Ohne Verbindung einfach weiterschreiben: Die Leiste zählt, was wartet, und der Browser bewahrt es auf, auch wenn das Fenster geschlossen wird. Bei der nächsten Verbindung wird alles gespeichert.',
          en: 'Without a connection, just carry on: the toolbar counts what is waiting, and the browser keeps it, even if the window is closed. Everything is saved with the next connection.',
        },
        {
          de: 'Ist die Sitzung abgelaufen, bittet ein Fenster **Bitte erneut anmelden**, mit dem Passwort oder einem Passkey. **Später** geht auch; gespeichert wird nach der Anmeldung.',
          en: 'If the session has ended, a window says **Please log in again**, with the password or a passkey. **Later** works, too; saving continues once you have logged in.',
        },
        {
          de: 'Löscht jemand die Seite, bleibt das Geschriebene im Browser. **Seite wiederherstellen** oder **Meinen Text kopieren** hilft weiter.',
          en: 'If somebody deletes the page, what you have written stays in the browser. **Restore the page** or **Copy my text** will help.',
        },
      ],
    },
    {
      id: 'comments',
      title: { de: 'Kommentare und Erwähnungen', en: 'Comments and mentions' },
      steps: [
        {
          de: 'Einen Block auswählen und unter **Mehr** in seiner Leiste **Kommentieren** wählen, oder **Kommentare** in der Leiste öffnen.',
          en: 'Select a block and choose **Comment** under **More** in its bar, or open **Comments** in the toolbar.',
        },
        {
          de: 'Schreiben und **Kommentieren** drücken. Mit @ und einem Namen bekommt jemand eine E-Mail, und der Kommentar steht in dessen Übersicht.',
          en: 'Write and press **Comment**. If you mention somebody with @ and their name, they get an e-mail, and the comment appears in their overview.',
        },
        {
          de: '**Antworten**, und wenn alles gesagt ist, **Erledigt**. Erledigtes lässt sich wieder öffnen.',
          en: '**Reply**, and when everything has been said, **Resolve**. What is resolved can be reopened.',
        },
      ],
      picture: {
        name: 'together-comments',
        alt: {
          de: 'Der Bereich „Kommentare“ neben der Seite mit einem Kommentar zu einem Block.',
          en: 'The panel “Comments” beside the page with a comment on a block.',
        },
      },
    },
    {
      id: 'suggestions',
      title: { de: 'Änderungen vorschlagen', en: 'Suggesting changes' },
      steps: [
        {
          de: 'Einen Textblock auswählen und [[S]] drücken, oder **Änderung vorschlagen** unter **Mehr** wählen.',
          en: 'Select a block with text and press [[S]], or choose **Suggest a change** under **More**.',
        },
        {
          de: 'Den Wortlaut ändern, wenn gewünscht begründen, **Vorschlagen**. Der Entwurf bleibt, wie er ist.',
          en: 'Change the wording, give a reason if you like, **Suggest**. The draft stays as it is.',
        },
        {
          de: 'Bei den Kommentaren stehen die Unterschiede; **Annehmen** setzt sie in den Text, **Ablehnen** nicht, auf Wunsch mit einer Antwort.',
          en: 'The differences are among the comments; **Accept** puts them into the text, **Decline** does not, with an answer if you like.',
        },
      ],
      picture: {
        name: 'together-suggestion',
        alt: {
          de: 'Ein Vorschlag im Bereich „Kommentare“: gestrichene und neue Wörter, darunter „Annehmen“ und „Ablehnen“.',
          en: 'A suggestion in the panel “Comments”: removed and added words, below them “Accept” and “Decline”.',
        },
      },
    },
    {
      id: 'review',
      title: { de: 'Um Prüfung bitten', en: 'Asking for a review' },
      steps: [
        {
          de: '**Kommentare** öffnen und **Um Prüfung bitten** wählen.',
          en: 'Open **Comments** and choose **Ask for a review**.',
        },
        {
          de: 'Jemanden oder **Alle Redakteur:innen** wählen, eine Nachricht dazu schreiben, **Anfrage senden**. Sie bekommen eine E-Mail mit dem Link zum Entwurf.',
          en: 'Choose somebody or **All editors**, add a message, **Send the request**. They get an e-mail with a link to the draft.',
        },
        {
          de: 'Mit dem Veröffentlichen endet die Anfrage. **Zurückgeben, ohne zu veröffentlichen** beendet sie ebenfalls.',
          en: 'Publishing ends the request. So does **Return without publishing**.',
        },
      ],
    },
  ],
}
