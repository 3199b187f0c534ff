import type { HouseSettings } from '#domain/house/index.server.ts'
import type { CustomerTag, Genre, Room, Venue } from './types.ts'

/** Facts of the house that staff can change in the settings. */
export const settings: Partial<HouseSettings> = {
  name: { de: 'Konzerthaus Morgenstern', en: 'Konzerthaus Morgenstern' },
  claim: { de: 'Musik am Ufer, seit 1913', en: 'Music on the bank, since 1913' },
  street: 'Uferstraße 12',
  postal_code: '10999',
  city: 'Berlin',
  region: 'Berlin',
  phone: '+49 30 555 01 70',
  email: 'karten@konzerthaus-morgenstern.example',
  opening_hours: { de: 'Mo–Fr 10–18 Uhr', en: 'Mon–Fri 10 am–6 pm' },
  opened_on: '1913-10-19',
  social_instagram: 'https://instagram.example/konzerthausmorgenstern',
  social_facebook: 'https://facebook.example/konzerthausmorgenstern',
  social_youtube: 'https://youtube.example/konzerthausmorgenstern',
  donation_url: 'https://karten.konzerthaus-morgenstern.example/spende',
  membership_url: 'https://karten.konzerthaus-morgenstern.example/mitgliedschaft',
  partner_name: 'Wasserwerke Uferstraße',
  partner_url: 'https://wasserwerke-uferstrasse.example',
  text_cancelled: {
    de: 'Den vollen Kartenpreis erhalten Sie dort zurück, wo Sie gekauft haben: bei uns ohne Antrag auf demselben Weg, sonst bei Ihrer Vorverkaufsstelle.',
    en: 'You get the full price back where you bought your tickets: from us in the way you paid, without asking, otherwise from your ticket agency.',
  },
  refund_days: 60,
  text_sold_out: {
    de: 'Kommen Karten zurück, schreiben wir denen, die auf der Warteliste stehen. An der Abendkasse gibt es sie ab einer Stunde vor Beginn, in der Reihenfolge der Schlange.',
    en: 'When tickets are returned, we write to those on the waiting list. The box office has them from one hour before the concert, first come, first served.',
  },
  text_postponed: {
    de: 'Ihre Karten gelten für den neuen Termin, mit denselben Plätzen. Können Sie dann nicht, nehmen wir sie bis zum Tag vor dem Konzert zum vollen Preis zurück.',
    en: 'Your tickets are valid for the new date, with the same seats. If you cannot come, we take them back at full price until the day before the concert.',
  },
  text_wheelchair: {
    de: 'Die Begleitung sitzt daneben und hat freien Eintritt, wenn ein B im Ausweis steht. Der Haupteingang an der Uferstraße ist ebenerdig, Aufzüge führen in alle Säle.',
    en: 'A companion sits beside you, free of charge with a B on your disability card. The main entrance on Uferstraße is level, and lifts lead to all halls.',
  },
  wheelchair_phone: '+49 30 555 01 77',
}

export const venue: Venue = {
  name: { de: 'Konzerthaus Morgenstern', en: 'Konzerthaus Morgenstern' },
  address: 'Uferstraße 12, 10999 Berlin',
}

export const rooms: Room[] = [
  {
    key: 'grosser-saal',
    name: { de: 'Großer Saal', en: 'Great Hall' },
    seats: 1840,
    openedOn: '1913-10-19',
    wheelchairPlaces: 8,
    inductionLoop: true,
  },
  {
    key: 'clara-schumann-saal',
    name: { de: 'Clara-Schumann-Saal', en: 'Clara Schumann Hall' },
    seats: 704,
    openedOn: '1987-09-13',
    wheelchairPlaces: 6,
    inductionLoop: true,
  },
  {
    key: 'fanny-hensel-saal',
    name: { de: 'Fanny-Hensel-Saal', en: 'Fanny Hensel Hall' },
    seats: 320,
    openedOn: '1961-05-14',
    wheelchairPlaces: 4,
    inductionLoop: true,
  },
  {
    key: 'werkraum',
    name: { de: 'Werkraum', en: 'Workshop' },
    seats: 180,
    openedOn: '2009-10-02',
    wheelchairPlaces: 6,
    inductionLoop: false,
  },
]

/** The room with this key; throws when there is none, since every reference is ours. */
export function findRoom(key: string): Room {
  const room = rooms.find((candidate) => candidate.key === key)
  if (!room) throw new Error(`No room ${key}`)
  return room
}

export const genres: Genre[] = [
  genre('orchester', 'Orchester', 'Orchestra', 'prussian'),
  genre('kammermusik', 'Kammermusik', 'Chamber music', 'bottle'),
  genre('klavier', 'Klavier', 'Piano', 'yolk'),
  genre('alte-musik', 'Alte Musik', 'Early music', 'plum'),
  genre('orgel', 'Orgel', 'Organ', 'vermilion'),
  genre('neue-musik', 'Neue Musik', 'New music', 'stone'),
  genre('gesang-lied', 'Gesang & Lied', 'Voice & song', 'prussian'),
  genre('jazz-global', 'Jazz & Global', 'Jazz & global', 'plum'),
  genre('kinder-familie', 'Kinder & Familie', 'Children & families', 'yolk'),
]

export const customerTags: CustomerTag[] = [
  customerTag('freundeskreis', 'Mitglieder', 'Freundeskreis', 'Friends'),
  customerTag('foerderkreis', 'Mitglieder', 'Förderkreis', 'Patrons'),
  customerTag('junge-freunde', 'Mitglieder', 'Junge Freunde', 'Young Friends'),
  customerTag('festabo', 'Abonnent:innen', 'Festabonnement', 'Fixed subscription'),
  customerTag('wahlabo', 'Abonnent:innen', 'Wahlabonnement', 'Flexible subscription'),
  customerTag('familienabo', 'Abonnent:innen', 'Familienabonnement', 'Family subscription'),
]

function genre(key: string, de: string, en: string, ground: Genre['ground']): Genre {
  return { key, name: { de, en }, ground }
}

function customerTag(key: string, category: CustomerTag['category'], de: string, en: string): CustomerTag {
  return { key, category, name: { de, en }, showInCalendar: true }
}
