/** The Sihlhalle, an invented hall in an old paper mill in Zürich. */
import { addDays } from 'concert-hall/house'
import type { Day, DemoPlan } from 'concert-hall/house/demo'
import { planEvenings } from './evenings.ts'
import { navigation, pages } from './pages.ts'
import { artists, composers, works } from './repertoire.ts'

export const timeZone = 'Europe/Zurich'

/** Everything that the house shows on a day (`YYYY-MM-DD`); the same day gives the same plan. */
export function planDemo(today: Day): DemoPlan {
  return {
    settings: {
      name: { de: 'Sihlhalle', en: 'Sihlhalle' },
      claim: { de: 'Kammermusik im Papierwerk', en: 'Chamber music in the paper mill' },
      street: 'Kalanderweg 4',
      postal_code: '8045',
      city: 'Zürich',
      region: 'Zürich',
      country: 'CH',
      currency: 'CHF',
      premiere_country: 'CH',
      phone: '+41 44 555 01 40',
      email: 'billette@sihlhalle.example',
      opening_hours: { de: 'Di–Sa 12–18 Uhr', en: 'Tue–Sat noon–6 pm' },
      opened_on: '2004-09-03',
      archive_since: '2004-09-03',
    },
    venue: { name: { de: 'Sihlhalle', en: 'Sihlhalle' }, address: 'Kalanderweg 4, 8045 Zürich' },
    rooms: [
      {
        key: 'halle',
        name: { de: 'Halle', en: 'Hall' },
        seats: 620,
        openedOn: '2004-09-03',
        wheelchairPlaces: 8,
        inductionLoop: true,
      },
      {
        key: 'kalander',
        name: { de: 'Kalanderraum', en: 'Calender Room' },
        seats: 140,
        openedOn: '2011-01-20',
        wheelchairPlaces: 2,
        inductionLoop: false,
      },
    ],
    seating: {},
    genres: [
      { key: 'kammermusik', name: { de: 'Kammermusik', en: 'Chamber music' }, ground: 'prussian' },
      { key: 'klavier', name: { de: 'Klavier', en: 'Piano' }, ground: 'bottle' },
      { key: 'stimme', name: { de: 'Stimme', en: 'Voice' }, ground: 'yolk' },
      { key: 'neu', name: { de: 'Neu', en: 'New' }, ground: 'plum' },
    ],
    series: [
      {
        key: 'sonntags',
        name: { de: 'Sonntags', en: 'On Sundays' },
        genreKey: 'kammermusik',
        description: { de: 'Was an einem Sonntag gespielt wird.', en: 'What is played on a Sunday.' },
      },
    ],
    customerTags: [],
    composers,
    works,
    artists,
    season: planEvenings(today),
    drafts: [],
    archive: [],
    subscriptionGroups: [],
    subscriptions: [],
    articleCategories: [],
    articleTags: [],
    articles: [],
    pages,
    sections: [],
    sharedBlocks: [],
    forms: [],
    navigation,
    redirects: [],
    pictures: [],
    files: [],
    houseRecords: {
      residency: [
        {
          key: 'seidenpapier',
          title: { de: 'Seidenpapier', en: 'Tissue paper' },
          artist: 'oyono',
          begins_on: addDays(today, -80),
          ends_on: addDays(today, 120),
          text: {
            de: 'Mireille Oyono sammelt, was raschelt, und spielt es einmal im Monat.',
            en: 'Mireille Oyono collects what rustles, and plays it once a month.',
          },
          contact: 'Probenplan: Büro, 2. Stock',
          is_online: true,
        },
        {
          key: 'fugen',
          title: { de: 'Alle Fugen', en: 'All fugues' },
          artist: 'papierwerk',
          begins_on: addDays(today, -30),
          text: {
            de: 'Das Ensemble Papierwerk probt die Kunst der Fuge bei offener Tür.',
            en: 'Ensemble Papierwerk rehearses the Art of Fugue with the door open.',
          },
          is_online: true,
        },
      ],
    },
  }
}
