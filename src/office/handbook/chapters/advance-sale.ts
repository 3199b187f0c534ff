import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'advance-sale',
  readers: 'planners',
  title: { de: 'Vorverkauf, Erinnerung, Warteliste', en: 'Advance sale, reminder, waiting list' },
  intro: {
    de: 'Wer ab wann kaufen darf, steht bei jeder Veranstaltung. Besucherinnen und Besucher können sich erinnern lassen.',
    en: 'Who may buy from when is set with each event. Visitors can ask to be reminded.',
  },
  sections: [
    {
      id: 'dates',
      title: { de: 'Verkauf und Vorverkauf', en: 'Sale and advance sale' },
      steps: [
        {
          de: 'Tragen Sie unter **Verkauf ab** ein, wann alle kaufen können. Vorher nennt die Seite diesen Tag.',
          en: 'Enter under **On sale from** when everybody can buy. Before that, the page names this day.',
        },
        {
          de: 'Fügen Sie unter **Vorverkauf** für jede Gruppe, die früher darf, eine Zeile hinzu: **Kundengruppe** und **Ab**.',
          en: 'Under **Advance sale** add a line for each group that may buy earlier: **Customer group** and **From**.',
        },
      ],
      notes: [
        {
          de: 'Die Prüfung meldet, wenn ein Vorverkauf erst nach dem Verkauf beginnt.',
          en: 'The checks report an advance sale that begins after the sale.',
        },
      ],
    },
    {
      id: 'rule',
      title: { de: 'Für viele Konzerte nach einer Regel', en: 'By one rule for many concerts' },
      steps: [
        {
          de: 'Wählen Sie in der Liste der Veranstaltungen die Konzerte aus.',
          en: 'Select the concerts in the list of events.',
        },
        { de: 'Öffnen Sie **Vorverkauf nach Regel**.', en: 'Open **Advance sale by rule**.' },
        {
          de: 'Wählen Sie **Kundengruppe** und **Tage vor Verkaufsbeginn**, und bestätigen Sie.',
          en: 'Choose **Customer group** and **Days before the sale begins**, and confirm.',
        },
      ],
      notes: [
        {
          de: 'Konzerte ohne **Verkauf ab** bleiben, wie sie sind.',
          en: 'Concerts without **On sale from** stay as they are.',
        },
      ],
      place: { href: '/admin/events/event', label: { de: 'Zu den Veranstaltungen', en: 'Go to the events' } },
    },
    {
      id: 'groups',
      title: { de: 'Kundengruppen', en: 'Customer groups' },
      text: [
        {
          de: 'Eine Kundengruppe gehört zu **Mitglieder** oder **Abonnent:innen**; so ordnet die Website sie. **Im Kalender** sagt, ob die Website ihren Vorverkauf nennt.',
          en: 'A customer group belongs to **Members** or **Subscribers**; the website orders them so. **In the calendar** says whether the website names its advance sale.',
        },
      ],
      place: {
        href: '/admin/events/customer-tag',
        label: { de: 'Zu den Kundengruppen', en: 'Go to the customer groups' },
      },
    },
    {
      id: 'reminder',
      title: { de: 'Erinnerungen', en: 'Reminders' },
      text: [
        {
          de: 'Vor dem Verkauf können Besucherinnen und Besucher ihre Adresse hinterlassen und bestätigen. Zum Beginn bekommen sie eine Mail; danach wird die Adresse gelöscht. Verschieben Sie den Verkauf, verschiebt sich die Mail mit.',
          en: 'Before the sale visitors can leave and confirm their address. When it begins, they get a mail; then the address is deleted. If you move the sale, the mail moves along.',
        },
        {
          de: 'Wird die Veranstaltung abgesagt, verlegt oder umbesetzt, erfahren es dieselben Menschen, wenn Sie die Änderung bekannt geben. Die Texte ändern Sie unter **Mailtexte**.',
          en: 'If the event is cancelled, moved or has a new cast, the same people are told when you announce the change. You can change the texts under **Mail texts**.',
        },
      ],
    },
    {
      id: 'waiting',
      title: { de: 'Warteliste', en: 'Waiting list' },
      text: [
        {
          de: 'Eine ausverkaufte Veranstaltung bietet statt des Kaufs eine Warteliste an. Sie müssen nichts einschalten. Kommen Karten zurück, schreibt die Website der Reihe nach so vielen Menschen, wie es Karten gibt. Reserviert ist damit nichts.',
          en: 'A sold-out event offers a waiting list instead of the sale. You need not switch anything on. When tickets are returned, the website writes to as many people, in turn, as there are tickets. Nothing is reserved by this.',
        },
        {
          de: 'Meldet der Shop keine Zahl, sondern nur, dass es wieder Karten gibt, bekommen die ersten zehn eine Mail. Die Liste endet mit der Veranstaltung, bei einer Absage mit einer Mail.',
          en: 'If the shop does not tell a number but only that there are tickets again, the first ten get a mail. The list ends with the event, and with a mail when it is cancelled.',
        },
      ],
      notes: [
        {
          de: 'Adressen zeigt die Verwaltung nicht. Wie viele warten, steht bei der Veranstaltung unter **Änderung bekannt geben**.',
          en: 'The administration does not show addresses. How many people wait is shown with the event under **Announce a change**.',
        },
      ],
    },
  ],
}
