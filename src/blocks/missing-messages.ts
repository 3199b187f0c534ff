import type { Localized } from '#i18n/languages.ts'
import type { BlockReadError } from './read-block.ts'

/** Why something can't be shown: because of the block itself, or of its reference. */
export type MissingReason =
  | BlockReadError
  | 'no_image'
  | 'no_target'
  | 'no_event'
  | 'no_subscription'
  | 'no_form'
  | 'no_embed'
  | 'recording_gone'
  | 'image_gone'
  | 'target_gone'
  | 'event_gone'
  | 'subscription_gone'
  | 'form_gone'
  | 'no_shared'
  | 'shared_gone'
  | 'shared_unpublished'
  | 'shared_empty'
  | 'no_items'
  | 'embed'

type Words = { hint: string; reasons: Record<MissingReason, (subject: string) => string> }

const de: Words = {
  hint: 'Nur Mitarbeitende sehen diesen Hinweis.',
  reasons: {
    unknown_type: (type) => `Diese Version der Website kennt keinen Block „${type}“.`,
    newer_version: (type) =>
      `Der Block „${type}“ ist mit einer neueren Version der Website gespeichert worden.`,
    invalid_fields: (type) => `Im Block „${type}“ stehen Angaben, die sich nicht lesen lassen.`,
    misplaced: (type) => `Der Block „${type}“ darf an dieser Stelle nicht stehen.`,
    not_loaded: (type) =>
      `Der Block „${type}“ ließ sich gerade nicht laden. Bis er wieder lädt, fehlt er auf der Seite.`,
    no_image: () => 'Hier ist noch kein Bild gewählt.',
    no_target: (words) => `Der Link${words && ` „${words}“`} hat noch kein Ziel.`,
    no_event: () => 'Hier ist noch keine Veranstaltung gewählt.',
    no_subscription: () => 'Hier ist noch kein Abonnement gewählt.',
    no_form: () => 'Hier ist noch kein Formular gewählt.',
    no_embed: () => 'Hier fehlt noch die Adresse, die gezeigt werden soll.',
    image_gone: () => 'Das gewählte Bild gibt es nicht mehr.',
    recording_gone: () => 'Die gewählte Aufnahme gibt es nicht mehr.',
    target_gone: (words) =>
      `Der Link${words && ` „${words}“`} führt zu einem Ziel, das es nicht mehr gibt oder das nicht öffentlich ist.`,
    event_gone: () => 'Die gewählte Veranstaltung gibt es nicht mehr, oder sie ist nicht öffentlich.',
    subscription_gone: () => 'Das gewählte Abonnement gibt es nicht mehr, oder es ist nicht öffentlich.',
    form_gone: () => 'Das gewählte Formular gibt es nicht mehr.',
    no_shared: () => 'Hier ist noch kein wiederverwendbarer Block gewählt.',
    shared_gone: () => 'Den gewählten wiederverwendbaren Block gibt es nicht mehr.',
    shared_unpublished: (name) =>
      `Der wiederverwendbare Block „${name}“ ist nicht veröffentlicht. Besucher sehen hier nichts.`,
    shared_empty: (name) => `Der wiederverwendbare Block „${name}“ ist leer. Besucher sehen hier nichts.`,
    no_items: () => 'Diese Liste ist noch leer.',
    embed: () => 'Diese Adresse lässt sich hier nicht abspielen. Welche möglich sind, steht bei ihrem Feld.',
  },
}

const en: Words = {
  hint: 'Only staff see this note.',
  reasons: {
    unknown_type: (type) => `This version of the website knows no block “${type}”.`,
    newer_version: (type) => `The block “${type}” was saved by a newer version of the website.`,
    invalid_fields: (type) => `The block “${type}” holds values that cannot be read.`,
    misplaced: (type) => `The block “${type}” must not stand in this place.`,
    not_loaded: (type) =>
      `The block “${type}” could not be loaded. Until it loads again, it is missing from the page.`,
    no_image: () => 'No picture has been chosen here yet.',
    no_target: (words) => `The link${words && ` “${words}”`} does not lead anywhere yet.`,
    no_event: () => 'No event has been chosen here yet.',
    no_subscription: () => 'No subscription has been chosen here yet.',
    no_form: () => 'No form has been chosen here yet.',
    no_embed: () => 'The address of what should be shown here is still missing.',
    image_gone: () => 'The chosen picture no longer exists.',
    recording_gone: () => 'The chosen recording no longer exists.',
    target_gone: (words) =>
      `The link${words && ` “${words}”`} leads to something that is gone or not public.`,
    event_gone: () => 'The chosen event no longer exists, or it is not public.',
    subscription_gone: () => 'The chosen subscription no longer exists, or it is not public.',
    form_gone: () => 'The chosen form no longer exists.',
    no_shared: () => 'No reusable block has been chosen here yet.',
    shared_gone: () => 'The chosen reusable block no longer exists.',
    shared_unpublished: (name) => `The reusable block “${name}” is not published. Visitors see nothing here.`,
    shared_empty: (name) => `The reusable block “${name}” is empty. Visitors see nothing here.`,
    no_items: () => 'This list is still empty.',
    embed: () => 'This address cannot be played here. Its field says which ones can.',
  },
}

/** The messages of the placeholders that staff see. */
export const missingMessages: Localized<Words> = { de, en }

export function isMissingReason(reason: string): reason is MissingReason {
  return Object.hasOwn(de.reasons, reason)
}
