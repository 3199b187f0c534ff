import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'advance-sale',
  readers: 'planners',
  title: { de: 'Vorverkauf, Erinnerung, Warteliste', en: 'Advance sale, reminder, waiting list' },
  intro: {
    de: 'Wer ab wann kaufen darf, steht bei jeder Veranstaltung. Besucherinnen und Besucher können sich erinnern lassen.',
    en: 'Each event says who may buy tickets and from when. Visitors can ask to be reminded.',
  },
  sections: [
    {
      id: 'dates',
      title: { de: 'Verkauf und Vorverkauf', en: 'Sale and advance sale' },
      steps: [
        {
          de: 'Unter **Verkauf ab** eintragen, wann alle kaufen können. Vorher nennt die Seite diesen Tag.',
          en: 'In **On sale from**, enter when everybody can buy. Until then, the page names this day.',
        },
        {
          de: 'Unter **Vorverkauf** für jede Gruppe, die früher darf, eine Zeile hinzufügen: **Kundengruppe** und **Ab**.',
          en: 'Under **Advance sale**, add a line for each group that may buy earlier: **Customer group** and **From**.',
        },
      ],
      notes: [
        {
          de: 'Die Prüfung meldet, wenn ein Vorverkauf erst nach dem Verkauf beginnt.',
          en: 'The checks report an advance sale that begins after the general sale.',
        },
      ],
    },
    {
      id: 'rule',
      title: { de: 'Für viele Konzerte nach einer Regel', en: 'One rule for many concerts' },
      steps: [
        {
          de: 'In der Liste der Veranstaltungen die Konzerte auswählen.',
          en: 'Select the concerts in the list of events.',
        },
        { de: '**Vorverkauf nach Regel** öffnen.', en: 'Open **Advance sale by rule**.' },
        {
          de: '**Kundengruppe** und **Tage vor Verkaufsbeginn** wählen und bestätigen.',
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
          en: 'A customer group belongs to **Members** or **Subscribers**, and the website sorts it accordingly. **In the calendar** says whether the website announces its advance sale.',
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
          en: 'Before the sale begins, visitors can leave their address and confirm it. When it begins, they get an e-mail, and the address is deleted. If you change the start of the sale, the e-mail follows.',
        },
        {
          de: 'Wird die Veranstaltung abgesagt, verlegt oder umbesetzt, erfahren es dieselben Menschen, wenn Sie die Änderung bekannt geben. Die Texte ändern Sie unter **Mailtexte**.',
          en: 'If the event is cancelled, moved or has a new cast, the same people are told when you announce the change. The texts of these e-mails can be changed under **Mail texts**.',
        },
      ],
    },
    {
      id: 'waiting',
      title: { de: 'Warteliste', en: 'Waiting list' },
      text: [
        {
          de: 'Eine ausverkaufte Veranstaltung bietet statt des Kaufs eine Warteliste an. Sie müssen nichts einschalten. Kommen Karten zurück, schreibt die Website der Reihe nach so vielen Menschen, wie es Karten gibt. Reserviert ist damit nichts.',
          en: 'A sold-out event offers a waiting list instead of tickets. There is nothing to switch on. When tickets are returned, the website writes to as many people as there are tickets, in the order of the list. This does not reserve anything.',
        },
        {
          de: 'Meldet der Shop keine Zahl, sondern nur, dass es wieder Karten gibt, bekommen die ersten zehn eine Mail. Die Liste endet mit der Veranstaltung, bei einer Absage mit einer Mail.',
          en: 'If the shop reports no number, only that there are tickets again, the first ten people get an e-mail. The list ends with the event, or with an e-mail if it is cancelled.',
        },
      ],
      notes: [
        {
          de: 'Adressen zeigt die Verwaltung nicht. Wie viele warten, steht bei der Veranstaltung unter **Änderung bekannt geben**.',
          en: 'The administration does not show the addresses. How many people are waiting is shown with the event under **Announce a change**.',
        },
      ],
    },
  ],
}
