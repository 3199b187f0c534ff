import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'subscriptions',
  readers: 'planners',
  title: { de: 'Abonnements', en: 'Subscriptions' },
  intro: {
    de: 'Ein Abonnement ist eine feste Folge von Konzerten oder eine Auswahl nach Regeln.',
    en: 'A subscription is either a fixed set of concerts or a choice that follows rules.',
  },
  sections: [
    {
      id: 'add',
      title: { de: 'Anlegen und füllen', en: 'Adding and filling a subscription' },
      steps: [
        {
          de: '**Neu** und **Neues Abonnement** wählen und **Titel** und **Gruppe** eingeben.',
          en: 'Choose **New**, then **New subscription**, and enter **Title** and **Group**.',
        },
        { de: 'Unter **Konzerte** die Konzerte wählen.', en: 'Choose the concerts under **Concerts**.' },
        {
          de: 'Oder sie in der Liste der Veranstaltungen auswählen und dort **Zu Abonnement hinzufügen** wählen.',
          en: 'Or select them in the list of events and choose **Add to a subscription** there.',
        },
        {
          de: '**Preiskategorien** eintragen. Heißen sie wie die der Konzerte, rechnet die Website die Ersparnis aus.',
          en: 'Enter the **Price categories**. If they have the same names as those of the concerts, the website works out the saving.',
        },
      ],
      notes: [
        {
          de: 'Die Überschriften auf der Website sind die **Abonnement-Gruppen**. Ihre Reihenfolge und die der Abonnements legen Sie in den Listen fest. **Kurzadresse** ist das Wort, das im Prospekt steht.',
          en: 'The headings on the website are the **Subscription groups**. Set their order, and that of the subscriptions, in the lists. **Short address** is the word printed in the brochure.',
        },
      ],
      place: {
        href: '/admin/events/subscription',
        label: { de: 'Zu den Abonnements', en: 'Go to the subscriptions' },
      },
    },
    {
      id: 'choice',
      title: { de: 'Auswahl nach Regeln', en: 'A choice that follows rules' },
      text: [
        {
          de: 'Auf der Website wählen Besucherinnen und Besucher selbst, sehen Überschneidungen und zu kurze Wege, und können sich einen Vorschlag machen lassen.',
          en: 'On the website, visitors choose for themselves, see which concerts overlap or leave too little time to get from one to the other, and can ask for a suggestion.',
        },
      ],
      steps: [
        {
          de: 'Unter **Auswahl** eintragen, wie viele Konzerte jemand wählt. Leer gehören alle dazu.',
          en: 'In **Choice**, enter how many concerts a buyer chooses. If it is empty, all concerts are included.',
        },
        {
          de: '**Höchstens eins an einem Abend** ankreuzen, wenn das gelten soll.',
          en: 'Tick **At most one per evening** if this should apply.',
        },
        {
          de: 'Unter **Regeln der Auswahl** Regeln hinzufügen: ein Name, die Konzerte (einer Reihe, eines Saals, eines Genres, einer Preisklasse oder einzelne) und **Mindestens** oder **Höchstens**.',
          en: 'Under **Rules of the choice**, add rules: a name, the concerts (of a series, a hall, a genre, a price class, or single ones) and **At least** or **At most**.',
        },
      ],
      picture: {
        name: 'planners-subscription',
        alt: { de: 'Auswahl und Regeln eines Abonnements', en: 'Choice and rules of a subscription' },
      },
    },
    {
      id: 'sale',
      title: { de: 'Verlängern, Mitglieder, Verkauf', en: 'Renewal, members, sale' },
      text: [
        {
          de: 'Drei Daten ordnen den Verkauf: **Verlängern bis** für alle, die einen Platz haben, **Für Mitglieder ab** und **Bestellbar ab** für alle. Unter **Danach** steht, was mit einem Platz geschieht, der nicht verlängert wird.',
          en: 'Three dates determine the sale: **Renewal until** for everybody who has a seat, **For members from**, and **On sale from** for everybody. **Afterwards** says what happens to a seat that is not renewed.',
        },
      ],
    },
    {
      id: 'next',
      title: { de: 'In die nächste Saison kopieren', en: 'Copying to the next season' },
      text: [
        {
          de: 'Neben dem Formular steht **Nächste Saison**. Texte, Bild, Preise und Regeln werden übernommen, Konzerte und Kurzadresse nicht; die Kopie ist ein Entwurf.',
          en: '**Next season** is beside the form. Texts, picture, prices and rules are copied, concerts and short address are not; the copy is a draft.',
        },
      ],
      notes: [
        {
          de: 'Wird ein Konzert des Abonnements abgesagt oder verschoben, meldet es die Prüfung. Überschneiden sich nach einer Verlegung zwei, steht das bei der Veranstaltung unter **Was nicht mehr stimmt**.',
          en: 'If a concert in the subscription is cancelled or postponed, the checks report it. If two concerts overlap after one has been moved, the event says so under **What is no longer true**.',
        },
      ],
    },
  ],
}
