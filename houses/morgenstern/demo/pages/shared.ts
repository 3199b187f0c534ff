import { readLocalized } from '../content/read-localized.ts'
import { localizedDocument } from '../content/document.ts'
import type { SharedPlan } from '../types.ts'

/** Content that is written once and shown on several pages (`@shared key`). */
export const sharedBlocks: SharedPlan[] = [
  {
    key: 'servicecenter',
    name: readLocalized('Öffnungszeiten Servicecenter | Opening hours of the service centre'),
    content: localizedDocument(
      'shared-servicecenter',
      `
Im Foyer an der Uferseite, Eingang neben der Garderobe. Hier gibt es Karten für alle vier Säle, Auskunft, Leihgeräte für die Induktionsanlage und bei Regen Schirme gegen Pfand.

- Montag bis Freitag 10–18 Uhr
- an Konzerttagen zusätzlich ab einer Stunde vor Beginn
- im Juli und August Montag bis Freitag 12–16 Uhr
`,
      `
In the foyer on the river side, by the cloakroom. Here you will find tickets for all four halls, information, receivers for the induction system and, when it rains, umbrellas against a deposit.

- Monday to Friday 10 am–6 pm
- on concert days also from an hour before the start
- in July and August Monday to Friday noon–4 pm
`,
    ),
  },
]
