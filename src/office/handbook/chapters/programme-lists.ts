import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'programme-lists',
  readers: 'planners',
  title: { de: 'Reihen, Genres, Säle und Häuser', en: 'Series, genres, halls and venues' },
  intro: {
    de: 'Die Listen, aus denen Veranstaltungen wählen. Was Sie hier ändern, gilt sofort überall.',
    en: 'The lists that events choose from. What you change here applies everywhere at once.',
  },
  sections: [
    {
      id: 'series',
      title: { de: 'Reihen', en: 'Series' },
      text: [
        {
          de: 'Eine Reihe hat **Name**, **Beschreibung** und **Übliche Preise**. Die Reihenfolge in der Liste ist die auf der Website.',
          en: 'A series has a **Name**, a **Description** and **Usual prices**. The website shows the series in the order of this list.',
        },
      ],
      place: { href: '/admin/events/series', label: { de: 'Zu den Reihen', en: 'Go to the series' } },
    },
    {
      id: 'genres',
      title: { de: 'Genres', en: 'Genres' },
      text: [
        {
          de: 'Nach Genres lässt sich das Programm filtern. Der **Farbgrund** gehört zu den gezeichneten Bildern von Veranstaltungen ohne Foto.',
          en: 'The programme can be filtered by genre. The **Ground** is used in the drawn pictures of events without a photo.',
        },
      ],
      place: { href: '/admin/events/genre', label: { de: 'Zu den Genres', en: 'Go to the genres' } },
    },
    {
      id: 'halls',
      title: { de: 'Säle und Häuser', en: 'Halls and venues' },
      text: [
        {
          de: 'Ein Saal gehört zu einem **Haus** mit einer **Anschrift**. Unter **Zugang** beschreiben Sie, wie man ohne Stufen hineinkommt; es steht bei jeder Veranstaltung in diesem Saal. **Blöcke** und **Saalplan** erklärt das Kapitel „Preise, Saalplan und Karten“.',
          en: 'A hall belongs to a **Venue** with an **Address**. Under **Access**, describe how to get in without steps; every event in this hall shows it. **Blocks of seats** and **Seating plan** are explained in the chapter “Prices, seating plan and tickets”.',
        },
      ],
      notes: [
        {
          de: 'Ein Konzert an einem anderen Ort braucht dort ein Haus und einen Saal.',
          en: 'A concert at another place needs a venue and a hall there.',
        },
      ],
      place: { href: '/admin/house/room', label: { de: 'Zu den Sälen', en: 'Go to the halls' } },
    },
  ],
}
