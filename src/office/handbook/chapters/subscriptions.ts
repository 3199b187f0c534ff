import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'subscriptions',
  readers: 'planners',
  title: { de: 'Abonnements', en: 'Subscriptions' },
  intro: {
    de: 'Ein Abonnement ist eine feste Folge von Konzerten oder eine Auswahl nach Regeln.',
    en: 'A subscription is a fixed set of concerts, or a choice by rules.',
  },
  sections: [
    {
      id: 'add',
      title: { de: 'Anlegen und füllen', en: 'Adding and filling it' },
      steps: [
        {
          de: 'Wählen Sie **Neu** und **Neues Abonnement**, und geben Sie **Titel** und **Gruppe** ein.',
          en: 'Choose **New** and **New subscription**, and enter **Title** and **Group**.',
        },
        { de: 'Wählen Sie unter **Konzerte** die Konzerte.', en: 'Choose the concerts under **Concerts**.' },
        {
          de: 'Oder wählen Sie sie in der Liste der Veranstaltungen aus, und nehmen Sie dort **Zu Abonnement hinzufügen**.',
          en: 'Or select them in the list of events, and use **Add to a subscription** there.',
        },
        {
          de: 'Tragen Sie **Preiskategorien** ein. Heißen sie wie die der Konzerte, rechnet die Website die Ersparnis aus.',
          en: 'Enter **Price categories**. If their names are those of the concerts, the website computes what is saved.',
        },
      ],
      notes: [
        {
          de: 'Die Überschriften auf der Website sind die **Abonnement-Gruppen**. Ihre Reihenfolge und die der Abonnements legen Sie in den Listen fest. **Kurzadresse** ist das Wort, das im Prospekt steht.',
          en: 'The headings on the website are the **Subscription groups**. You set their order and that of the subscriptions in the lists. **Short address** is the word printed in brochures.',
        },
      ],
      place: {
        href: '/admin/events/subscription',
        label: { de: 'Zu den Abonnements', en: 'Go to the subscriptions' },
      },
    },
    {
      id: 'choice',
      title: { de: 'Auswahl nach Regeln', en: 'A choice by rules' },
      text: [
        {
          de: 'Auf der Website wählen Besucherinnen und Besucher selbst, sehen Überschneidungen und zu kurze Wege, und können sich einen Vorschlag machen lassen.',
          en: 'On the website visitors choose themselves, see overlaps and ways that are too short, and can ask for a proposal.',
        },
      ],
      steps: [
        {
          de: 'Tragen Sie unter **Auswahl** ein, wie viele Konzerte jemand wählt. Leer gehören alle dazu.',
          en: 'Enter under **Choice** how many concerts a buyer chooses. If empty, all belong to it.',
        },
        {
          de: 'Kreuzen Sie **Höchstens eins an einem Abend** an, wenn das gelten soll.',
          en: 'Tick **At most one per evening** if that is to hold.',
        },
        {
          de: 'Fügen Sie unter **Regeln der Auswahl** Regeln hinzu: ein Name, die Konzerte (einer Reihe, eines Saals, eines Genres, einer Preisklasse oder einzelne) und **Mindestens** oder **Höchstens**.',
          en: 'Add rules under **Rules of the choice**: a name, the concerts (of a series, a hall, a genre, a price class, or single ones) and **At least** or **At most**.',
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
          en: 'Three dates order the sale: **Renewal until** for those who have a seat, **For members from** and **On sale from** for everybody. **Afterwards** says what happens to a seat that is not renewed.',
        },
      ],
    },
    {
      id: 'next',
      title: { de: 'In die nächste Saison kopieren', en: 'Copying to the next season' },
      text: [
        {
          de: 'Neben dem Formular steht **Nächste Saison**. Texte, Bild, Preise und Regeln werden übernommen, Konzerte und Kurzadresse nicht; die Kopie ist ein Entwurf.',
          en: 'Beside the form is **Next season**. Texts, picture, prices and rules are copied, concerts and short address are not; the copy is a draft.',
        },
      ],
      notes: [
        {
          de: 'Wird ein Konzert des Abonnements abgesagt oder verschoben, meldet es die Prüfung. Überschneiden sich nach einer Verlegung zwei, steht das bei der Veranstaltung unter **Was nicht mehr stimmt**.',
          en: 'If a concert of the subscription is cancelled or postponed, the checks report it. If two overlap after a move, it is shown with the event under **What is no longer true**.',
        },
      ],
    },
  ],
}
