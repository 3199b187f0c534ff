import { readEmbed } from '../embed-read.ts'
import type { BlockExamples } from '../block-examples.ts'

const contact = { phone: '030 555 19 13', email: 'tisch@konzerthaus.example' }

export default {
  title: 'Reservation',
  intro:
    'How one reserves a table in the house’s restaurant. It has no fields: the settings of the house say it.',
  examples: [
    {
      name: 'By phone and e-mail',
      block: () => ({ type: 'reservation', fields: {} }),
      data: () => ({ ...contact, service: null }),
    },
    {
      name: 'By a service, too',
      block: () => ({ type: 'reservation', fields: {} }),
      data: () => ({
        ...contact,
        service: readEmbed('reservation', 'https://app.resmio.com/concerthall/widget'),
      }),
    },
    {
      name: 'Nothing is known',
      block: () => ({ type: 'reservation', fields: {} }),
      data: () => ({ phone: '', email: '', service: null }),
    },
  ],
} satisfies BlockExamples
