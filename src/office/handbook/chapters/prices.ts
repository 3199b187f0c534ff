import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'prices',
  readers: 'planners',
  title: { de: 'Preise, Saalplan und Karten', en: 'Prices, seating plan and tickets' },
  intro: {
    de: 'Preise stehen bei der Veranstaltung; übliche Preise bei Reihe und Saal sparen das Tippen.',
    en: 'Prices are with the event; usual prices of series and hall save typing.',
  },
  sections: [
    {
      id: 'categories',
      title: { de: 'Preiskategorien', en: 'Price categories' },
      steps: [
        {
          de: 'Fügen Sie unter **Preiskategorien** eine Kategorie hinzu: **Name**, **Preis** und, wenn es sie gibt, **Ermäßigt**.',
          en: 'Add a category under **Price categories**: **Name**, **Price** and, where it exists, **Reduced**.',
        },
        {
          de: 'Ordnen Sie von der teuersten zur günstigsten.',
          en: 'Put them in order from the dearest to the cheapest.',
        },
        {
          de: 'Speichern Sie. **Preis ab** folgt aus den Kategorien, wenn das Feld leer ist.',
          en: 'Save. **Price from** follows from the categories if the field is empty.',
        },
      ],
      notes: [
        {
          de: 'Hat die Veranstaltung noch keine Preise, stehen unter den Kategorien Schaltflächen für die üblichen Preise ihrer Reihe und ihres Saals.',
          en: 'If the event has no prices yet, there are buttons below the categories for the usual prices of its series and its hall.',
        },
      ],
      picture: {
        name: 'planners-prices',
        alt: {
          de: 'Die Preiskategorien einer Veranstaltung, jede mit Namen, Preis und ermäßigtem Preis',
          en: 'The price categories of an event, each with names, price and reduced price',
        },
      },
    },
    {
      id: 'usual',
      title: { de: 'Übliche Preise und Saalplan', en: 'Usual prices and seating plan' },
      text: [
        {
          de: '**Übliche Preise** tragen Sie bei der Reihe oder beim Saal unter **Weitere Angaben** ein. Sie ändern keine bestehende Veranstaltung.',
          en: 'Enter **Usual prices** with the series or the hall, under **Further details**. They change no existing event.',
        },
        {
          de: 'Dort stehen beim Saal auch seine **Blöcke**: Daraus zeichnet die Website den Saalplan mit den Preisen. Jeder Block hat einen **Abstand** zur Bühne, seine **Plätze**, die Nummer der **Preiskategorie** und die **Davon Rollstuhlplätze**. Ein fertiges Bild nehmen Sie stattdessen als **Saalplan**.',
          en: 'A hall has its **Blocks of seats** there, too: from them the website draws the seating plan with the prices. Each block has a **Distance** from the stage, its **Seats**, the number of the **Price category** and **Of them wheelchair places**. Use a finished picture as **Seating plan** instead.',
        },
      ],
      place: { href: '/admin/house/room', label: { de: 'Zu den Sälen', en: 'Go to the halls' } },
    },
    {
      id: 'shop',
      title: { de: 'Was aus dem Kartenshop kommt', en: 'What comes from the ticket shop' },
      text: [
        {
          de: 'Der Kartenshop meldet Termine, Preise und Kartenlage. Solche Felder sind gesperrt, und darunter steht, woher sie kommen.',
          en: 'The ticket shop tells dates, prices and availability. Such fields are locked, and below them it says where they come from.',
        },
      ],
      steps: [
        {
          de: 'Wählen Sie **Übernehmen**, wenn das Haus es besser weiß. Der nächste Import lässt das Feld, wie es ist.',
          en: 'Choose **Take over** if the house knows better. The next import leaves the field as it is.',
        },
        {
          de: 'Wählen Sie **Zurückgeben**, wenn wieder der Shop gelten soll.',
          en: 'Choose **Give back** if the shop is to decide again.',
        },
      ],
      notes: [
        {
          de: 'Antwortet der Shop nicht, sagen die Seiten, von wann der Stand der Karten ist. Die Links zum Kauf bleiben.',
          en: 'If the shop does not answer, pages say from when the availability is. The links to buy stay.',
        },
      ],
    },
  ],
}
