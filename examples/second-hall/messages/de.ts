import type { Words } from 'concert-hall/house'

/** As one writes in Zürich: "Billett", and "ss" everywhere. */
export const words: Words = {
  messages: {
    header: { closeMenu: 'Menü schliessen' },
    parts: { close: 'Schliessen' },
    programme: { title: 'Programm und Billette' },
    event: { tickets: 'Billette' },
    home: { thisWeek: 'Jetzt', wholeProgramme: 'Alle Abende' },
  },
  footerMessages: { ticketCentre: 'Billettkasse', support: 'Mittragen' },
  eventMessages: { buy: 'Billette kaufen', reduced: 'Ermässigt' },
  saleMessages: { buy: 'Billette kaufen', waitHint: 'Wir schreiben Ihnen, wenn Billette zurückkommen.' },
  programmeMessages: { bookable: 'Billette erhältlich', closeFilters: 'Filter schliessen' },
  advanceSaleMessages: { loginAndBuy: 'Anmelden und Billette kaufen' },
  externalMediaMessages: { close: 'Wieder schliessen' },
  groundMessages: {
    stone: 'Nebel',
    prussian: 'Signalrot',
    bottle: 'Kobalt',
    yolk: 'Gelb',
    plum: 'Violett',
    vermilion: 'Tannengrün',
  },
}
