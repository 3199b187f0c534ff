import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'prices',
  readers: 'planners',
  title: { de: 'Preise, Saalplan und Karten', en: 'Prices, seating plan and tickets' },
  intro: {
    de: 'Preise stehen bei der Veranstaltung; übliche Preise bei Reihe und Saal sparen das Tippen.',
    en: 'Prices belong to the event; usual prices of the series and the hall save typing.',
  },
  sections: [
    {
      id: 'categories',
      title: { de: 'Preiskategorien', en: 'Price categories' },
      steps: [
        {
          de: 'Unter **Preiskategorien** eine Kategorie hinzufügen: **Name**, **Preis** und, wenn es sie gibt, **Ermäßigt**.',
          en: 'Under **Price categories**, add a category: **Name**, **Price** and, if there is one, **Reduced**.',
        },
        {
          de: 'Von der teuersten zur günstigsten ordnen.',
          en: 'Sort them from the most expensive to the cheapest.',
        },
        {
          de: 'Speichern. **Preis ab** folgt aus den Kategorien, wenn das Feld leer ist.',
          en: 'Save. **Price from** is taken from the categories if the field is empty.',
        },
      ],
      notes: [
        {
          de: 'Hat die Veranstaltung noch keine Preise, stehen unter den Kategorien Schaltflächen für die üblichen Preise ihrer Reihe und ihres Saals.',
          en: 'If the event has no prices yet, buttons below the categories offer the usual prices of its series and its hall.',
        },
      ],
      picture: {
        name: 'planners-prices',
        alt: {
          de: 'Die Preiskategorien einer Veranstaltung, jede mit Namen, Preis und ermäßigtem Preis',
          en: 'The price categories of an event, each with its name, price and reduced price',
        },
      },
    },
    {
      id: 'usual',
      title: { de: 'Übliche Preise und Saalplan', en: 'Usual prices and seating plan' },
      text: [
        {
          de: '**Übliche Preise** tragen Sie bei der Reihe oder beim Saal unter **Weitere Angaben** ein. Sie ändern keine bestehende Veranstaltung.',
          en: 'Enter **Usual prices** in the series or the hall, under **Further details**. They do not change any existing event.',
        },
        {
          de: 'Dort stehen beim Saal auch seine **Blöcke**: Daraus zeichnet die Website den Saalplan mit den Preisen. Jeder Block hat einen **Abstand** zur Bühne, seine **Plätze**, die Nummer der **Preiskategorie** und die **Davon Rollstuhlplätze**. Ein fertiges Bild nehmen Sie stattdessen als **Saalplan**.',
          en: 'This is also where a hall has its **Blocks of seats**: the website uses them to draw the seating plan with the prices. Each block has a **Distance** from the stage, its **Seats**, the number of the **Price category** and **Of them wheelchair places**. If you have a finished picture, use it as **Seating plan** instead.',
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
          en: 'The ticket shop reports dates, prices and availability. These fields are locked, with a line below that says where they come from.',
        },
      ],
      steps: [
        {
          de: '**Übernehmen** wählen, wenn das Haus es besser weiß. Der nächste Import lässt das Feld, wie es ist.',
          en: 'Choose **Take over** if the house knows better. The next import leaves the field as it is.',
        },
        {
          de: '**Zurückgeben** wählen, wenn wieder der Shop gelten soll.',
          en: 'Choose **Give back** if the shop should decide again.',
        },
      ],
      notes: [
        {
          de: 'Antwortet der Shop nicht, sagen die Seiten, von wann der Stand der Karten ist. Die Links zum Kauf bleiben.',
          en: 'If the shop does not answer, the pages say how old the information about availability is. The links for buying tickets stay.',
        },
      ],
    },
  ],
}
