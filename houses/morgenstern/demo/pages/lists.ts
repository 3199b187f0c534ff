import { page } from './page.ts'

/** The pages of the lists: their headings and descriptions for search engines, without an introduction. */
export const listPages = [
  page({
    key: 'programm',
    slugs: 'programm-und-karten | program-and-tickets',
    title: 'Programm und Karten | Programme and tickets',
    meta: 'Alle Konzerte der Saison im Konzerthaus Morgenstern mit Besetzung, Uhrzeit und Preisen, nach Tag, Saal, Reihe und Gattung zu filtern. | All concerts of the season at Konzerthaus Morgenstern with performers, times and prices, to filter by day, hall, series and genre.',
    de: '',
    en: '',
  }),
  page({
    key: 'archiv',
    slugs: 'archiv-suche | archive-search',
    title: 'Archivsuche | Archive search',
    meta: 'Was seit 1913 im Konzerthaus Morgenstern gespielt wurde: nach Werk, Komponistin oder Komponist, Mitwirkenden und Jahr zu durchsuchen. | What has been played at Konzerthaus Morgenstern since 1913: search by work, composer, performer and year.',
    de: '',
    en: '',
  }),
  page({
    key: 'daten',
    slugs: 'daten | data',
    title: 'Daten | Data',
    meta: 'Das ganze Archiv des Konzerthauses Morgenstern als Dateien: Konzerte, Werke, Personen und Mitwirkende, frei zu verwenden. | The whole archive of Konzerthaus Morgenstern as files: concerts, works, people and performers, free to use.',
    de: '',
    en: '',
  }),
  page({
    key: 'nachweise',
    slugs: 'nachweise | proofs',
    title: 'Nachweise | Proofs',
    meta: 'Wie oft die Versprechen der Website des Konzerthauses Morgenstern geprüft wurden, und mit welchem Ergebnis. | How often the promises of the website of Konzerthaus Morgenstern were checked, and with which result.',
    de: '',
    en: '',
  }),
  page({
    key: 'abonnements',
    slugs: 'abonnements | subscriptions',
    title: 'Abonnements | Subscriptions',
    meta: 'Feste Plätze zum kleineren Preis: die Abonnements des Konzerthauses Morgenstern mit allen Terminen. | Your own seats at a lower price: the subscriptions of Konzerthaus Morgenstern with all their dates.',
    de: '',
    en: '',
  }),
  page({
    key: 'stories',
    slugs: 'stories | stories',
    title: 'Stories | Stories',
    meta: 'Lesen, hören, sehen: Gespräche, Werkstattberichte und Geschichten aus dem Konzerthaus Morgenstern. | Read, listen, watch: conversations, workshop reports and stories from Konzerthaus Morgenstern.',
    de: '',
    en: '',
  }),
]
