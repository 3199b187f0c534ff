import { finds, page, subscription, type Difficulty } from '../question.ts'

export const subscriptions: Difficulty = {
  name: 'subscriptions',
  questions: [
    finds('de', 'Klavier am Dienstag', subscription('Klavier am Dienstag')),
    finds('en', 'Piano on Tuesday', subscription('Klavier am Dienstag')),
    finds('de', 'Klavier Abo', subscription('Klavier am Dienstag')),
    finds('de', 'Freitag groß', subscription('Freitag, groß')),
    finds('de', 'Vier Pulte', subscription('Vier Pulte')),
    finds('en', 'string quartets subscription', subscription('Vier Pulte')),
    finds('de', 'Kleine Morgensterne', subscription('Kleine Morgensterne')),
    finds('de', 'Oma und Opa', subscription('Mit Oma und Opa')),
    finds('en', 'grandpa', subscription('Mit Oma und Opa')),
    finds('de', 'Unter dreißig', subscription('Unter dreißig')),
    finds('de', 'Darm und Kiel', subscription('Darm und Kiel')),
    finds('de', 'Alte Musik Abo', subscription('Darm und Kiel')),
    finds('de', 'Orgel um vier', subscription('Orgel um vier')),
    finds('de', 'Spätschicht', subscription('Spätschicht')),
    finds('en', 'Late Shift', subscription('Spätschicht')),
    finds('de', 'Lied am Ufer', subscription('Lied am Ufer')),
    finds('de', 'Sonntags um elf', subscription('Sonntags um elf')),
    finds(
      'de',
      'Wahlabonnement',
      page('Exklusiver Vorverkauf'),
      page('Abo-Service'),
      subscription(/^Fünf Abende/),
    ),
    finds('de', 'Abo kündigen', page('Abo-Service')),
    finds('de', 'Platz tauschen Abonnement', page('Abo-Service')),
    finds('en', 'cancel subscription', page('Abo-Service')),
  ],
}
