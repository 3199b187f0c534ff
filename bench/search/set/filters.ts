import { atWeekend, inMonth } from '../days.ts'
import { findsComing, type Difficulty } from '../question.ts'

const forChildren = { isForChildren: true }

export const filters: Difficulty = {
  name: 'filters',
  questions: [
    findsComing('de', 'für Kinder', {}, forChildren),
    findsComing('en', 'for children', {}, forChildren),
    findsComing('de', 'Konzerte für Kinder', {}, forChildren),
    findsComing('de', 'Kinderkonzert', {}, forChildren),
    findsComing('en', 'for kids', {}, forChildren),
    findsComing('de', 'Orgel für Kinder', { says: ['Orgel'] }, forChildren),
    findsComing('de', 'für Kinder im Februar', {}, { ...forChildren, days: inMonth(2) }),
    findsComing('de', 'Familienkonzert am Wochenende', {}, { ...forChildren, days: atWeekend }),
    findsComing('de', 'unter 30 Euro', {}, { priceMax: 30 }),
    findsComing('de', 'unter 20 €', {}, { priceMax: 20 }),
    findsComing('en', 'under 20 euros', {}, { priceMax: 20 }),
    findsComing('de', 'bis 15 Euro', {}, { priceMax: 15 }),
    findsComing('de', 'Orchester unter 25 Euro', { says: ['Orchester'] }, { priceMax: 25 }),
    findsComing('en', 'Bach under €20', { says: ['Bach'] }, { priceMax: 20 }),
    findsComing('de', 'Mozart bis 25 €', { says: ['Mozart'] }, { priceMax: 25 }),
    findsComing('de', 'Klavier unter 30 Euro im Januar', {}, { priceMax: 30, days: inMonth(1) }),
    findsComing('de', 'Eintritt frei', {}, { priceMax: 0 }),
    findsComing('de', 'barrierefrei', {}, { access: 'step_free' }),
    findsComing('de', 'Gebärdensprache', {}, { access: 'sign_language' }),
    findsComing('en', 'sign language', {}, { access: 'sign_language' }),
    findsComing('de', 'Audiodeskription', {}, { access: 'audio_description' }),
    findsComing('en', 'audio description', {}, { access: 'audio_description' }),
    findsComing('de', 'Relaxed Performance', {}, { access: 'relaxed_performance' }),
    findsComing(
      'de',
      'Orchester mit Induktionsschleife',
      { says: ['Orchester'] },
      { access: 'induction_loop' },
    ),
    findsComing('de', 'Rollstuhl im Januar', {}, { access: 'wheelchair', days: inMonth(1) }),
  ],
}
