import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  kind: 'Wiederverwendbarer Block, das Original',
  intro: (count: number) =>
    count === 0
      ? 'Er wird noch nirgends gezeigt. Beim Bearbeiten einer Seite fügen Sie ihn mit „+“ ein.'
      : count === 1
        ? 'Was Sie hier veröffentlichen, erscheint an der einen Stelle, an der der Block gezeigt wird.'
        : `Was Sie hier veröffentlichen, erscheint an allen ${count} Stellen, an denen der Block gezeigt wird.`,
  uses: 'Wo er verwendet wird',
  draft: 'nur im Entwurf',
  kinds: {
    page: 'Seite',
    event: 'Veranstaltung',
    article: 'Story',
    subscription: 'Abonnement',
    shared: 'Wiederverwendbarer Block',
    template: 'Vorlage',
  },
}

const en: typeof de = {
  kind: 'Reusable block, the original',
  intro: (count) =>
    count === 0
      ? 'It is not shown anywhere yet. Insert it with “+” while you edit a page.'
      : count === 1
        ? 'What you publish here appears in the one place where the block is shown.'
        : `What you publish here appears in all ${count} places where the block is shown.`,
  uses: 'Where it is used',
  draft: 'only in the draft',
  kinds: {
    page: 'Page',
    event: 'Event',
    article: 'Story',
    subscription: 'Subscription',
    shared: 'Reusable block',
    template: 'Template',
  },
}

/** The messages of the page on which staff edit a shared block. */
export const sharedPageMessages: Localized<typeof de> = inHouse('sharedPageMessages', { de, en })
