import { readLocalized } from './content/read-localized.ts'
import type { MenuEntryPlan, NavigationPlan, RedirectPlan } from './types.ts'

type Link = NavigationPlan['footer'][number]

/** The main menu, highlighted entries first, and the links in the footer of every page. */
export const navigation: NavigationPlan = {
  menu: [
    entry('programm', 'Programm und Karten | Programme and tickets', 'route:events', true, [
      link('alle-konzerte', 'Alle Konzerte | All concerts', 'route:events'),
      link('archiv', 'Archiv seit 1913 | Archive since 1913', 'route:archive'),
      link('vorverkauf', 'Exklusiver Vorverkauf | Exclusive advance sale', 'page:vorverkauf'),
      link('karten', 'Karten und Preise | Tickets and prices', 'page:karten'),
    ]),
    entry('abonnements', 'Abonnements | Subscriptions', 'route:subscriptions', true, [
      link('alle-abonnements', 'Alle Abonnements | All subscriptions', 'route:subscriptions'),
      link('abo-info', 'Abo-Service | For subscribers', 'page:abo-info'),
    ]),
    entry('stories', 'Stories', 'route:blog', true),
    entry('besuch', 'Besuch | Visit', 'page:besuch', true, [
      link('anfahrt', 'Anfahrt | Getting here', 'page:anfahrt'),
      link('erster-besuch', 'Ihr erster Besuch | Your first visit', 'page:erster-besuch'),
      link('ermaessigungen', 'Ermäßigungen | Concessions', 'page:ermaessigungen'),
      link('gastronomie', 'Essen und Trinken | Food and drink', 'page:gastronomie'),
      link('fuehrungen', 'Führungen | Guided tours', 'page:fuehrungen'),
      link('hausordnung', 'Hausordnung | House rules', 'page:hausordnung'),
    ]),
    entry('haus-und-menschen', 'Haus und Menschen | House and people', 'page:haus-und-menschen', true, [
      link('geschichte', 'Geschichte | History', 'page:geschichte'),
      link('saele', 'Die Säle | The halls', 'page:saele'),
      link('orgel', 'Die Orgel | The organ', 'page:orgel'),
      link('orchester', 'Orchester | Orchestra', 'page:orchester'),
      link('chor', 'Kammerchor | Chamber choir', 'page:chor'),
      link('ensembles', 'Ensembles', 'page:ensembles'),
      link('team', 'Team', 'page:team'),
    ]),
    entry('vermittlung', 'Schulen und Familien | Schools and families', 'page:vermittlung', false, [
      link('schulen', 'Schulen | Schools', 'page:schulen'),
      link('familien', 'Familien | Families', 'page:familien'),
    ]),
    entry('unterstuetzen', 'Unterstützen | Support', 'page:unterstuetzen', false, [
      link('mitgliedschaft', 'Mitgliedschaft | Membership', 'page:mitgliedschaft'),
    ]),
    entry('barrierefreiheit', 'Barrierefreiheit | Accessibility', 'page:barrierefreiheit', false),
    entry('leichte-sprache', 'Leichte Sprache | Easy language', 'page:leichte-sprache', false),
    entry('saalvermietung', 'Saalvermietung | Hall hire', 'page:saalvermietung', false),
    entry('presse', 'Presse | Press', 'page:presse', false),
    entry('stellen', 'Stellen | Jobs', 'page:stellen', false),
    entry('kontakt', 'Kontakt | Contact', 'page:kontakt', false),
  ],
  footer: [
    link('unterstuetzen', 'Unterstützen | Support', 'page:unterstuetzen'),
    link('newsletter', 'Newsletter', 'page:newsletter'),
    link('besuch', 'Besuch | Visit', 'page:besuch'),
    link('barrierefreiheit', 'Barrierefreiheit | Accessibility', 'page:barrierefreiheit'),
    link('leichte-sprache', 'Leichte Sprache | Easy language', 'page:leichte-sprache'),
    link('presse', 'Presse | Press', 'page:presse'),
    link('stellen', 'Stellen | Jobs', 'page:stellen'),
    link('kontakt', 'Kontakt | Contact', 'page:kontakt'),
    link('nachweise', 'Nachweise | Proofs', 'page:nachweise'),
    link('impressum', 'Impressum | Imprint', 'page:impressum'),
    link('datenschutz', 'Datenschutz | Privacy', 'page:datenschutz'),
    link('agb', 'AGB | Terms', 'page:agb'),
  ],
}

/** Addresses of earlier websites that are still printed on posters. */
export const redirects: RedirectPlan[] = [
  { oldPath: '/de/spielplan', newPath: '/de/programm-und-karten' },
  { oldPath: '/en/calendar', newPath: '/en/program-and-tickets' },
  { oldPath: '/de/tickets', newPath: '/de/besuch/karten-und-preise' },
  { oldPath: '/en/tickets', newPath: '/en/visit/tickets-and-prices' },
  { oldPath: '/de/kleiner-saal', newPath: '/de/haus-und-menschen/saele/fanny-hensel-saal' },
  { oldPath: '/de/kesselhaus', newPath: '/de/haus-und-menschen/saele/werkraum' },
  { oldPath: '/de/freunde', newPath: '/de/unterstuetzen/mitgliedschaft' },
  { oldPath: '/en/friends', newPath: '/en/support/membership' },
  { oldPath: '/de/magazin', newPath: '/de/stories' },
  { oldPath: '/de/orgel', newPath: '/de/haus-und-menschen/orgel' },
  { oldPath: '/en/organ', newPath: '/en/house-and-people/organ' },
]

function entry(
  key: string,
  name: string,
  target: string,
  isHighlight: boolean,
  children: Link[] = [],
): MenuEntryPlan {
  return { key, name: readLocalized(name), target, isHighlight, children }
}

function link(key: string, name: string, target: string): Link {
  return { key, name: readLocalized(name), target }
}
