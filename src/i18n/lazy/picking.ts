import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  change: 'Ändern',
  remove: 'Entfernen',
  picture: {
    none: 'Noch kein Bild',
    select: 'Auswählen',
    choose: 'Bild wählen',
    done: 'Fertig',
    source: 'Herkunft des Bildes',
    library: 'Mediathek',
    search: 'In der Mediathek suchen',
    count: (shown: number, total: number) =>
      shown < total ? `${shown} von ${total} Bildern` : total === 1 ? '1 Bild' : `${total} Bilder`,
    more: 'Weitere Bilder zeigen',
    gone: 'Dieses Bild gibt es nicht mehr.',
    upload: 'Bild hochladen',
    dropHint: 'Oder ein Bild hierher ziehen oder einfügen.',
    camera: 'Foto aufnehmen',
    onlyOne: (count: number) =>
      `Hier passt nur ein Bild. Alle ${count} kommen in die Mediathek; wählen Sie dort eines aus.`,
    noPicture: (name: string) => `${name} ist kein Bild. Die Datei liegt jetzt in der Mediathek.`,
    unnamed: 'Bild ohne Namen',
  },
  rights: {
    shownUntil: (day: string) => `Wird gezeigt bis ${day}`,
    ended: (day: string) => `Rechte am ${day} abgelaufen: Nur Mitarbeitende sehen es noch`,
  },
  focus: {
    title: 'Fokuspunkt',
    hint: 'Klicken Sie auf das Wichtigste im Bild, oder verschieben Sie den Punkt mit den Pfeiltasten. Er bleibt sichtbar, wo das Bild beschnitten wird.',
    value: (x: number, y: number) => `${x} % von links, ${y} % von oben`,
    crops: 'So wird beschnitten',
    ratios: { wide: 'Breit', list: 'Liste', square: 'Quadrat', upright: 'Hochkant', stage: 'Bühne' },
    everywhere: 'Gilt überall, wo das Bild gezeigt wird.',
    save: 'Fokuspunkt speichern',
    saved: 'Der Fokuspunkt ist gespeichert.',
  },
}

const en: typeof de = {
  change: 'Change',
  remove: 'Remove',
  picture: {
    none: 'No picture yet',
    select: 'Choose',
    choose: 'Choose a picture',
    done: 'Done',
    source: 'Where the picture comes from',
    library: 'Media library',
    search: 'Search the media library',
    count: (shown, total) =>
      shown < total ? `${shown} of ${total} pictures` : total === 1 ? '1 picture' : `${total} pictures`,
    more: 'Show more pictures',
    gone: 'This picture no longer exists.',
    upload: 'Upload a picture',
    dropHint: 'Or drop or paste a picture here.',
    camera: 'Take a photo',
    onlyOne: (count) =>
      `Only one picture fits here. All ${count} go to the media library, where you can choose one.`,
    noPicture: (name) => `${name} is not a picture. The file is in the media library now.`,
    unnamed: 'Picture without a name',
  },
  rights: {
    shownUntil: (day) => `Shown until ${day}`,
    ended: (day) => `Rights ended on ${day}: only staff see it`,
  },
  focus: {
    title: 'Focal point',
    hint: 'Click on what matters most in the picture, or move the point with the arrow keys. It stays visible where the picture is cropped.',
    value: (x, y) => `${x} % from the left, ${y} % from the top`,
    crops: 'How it is cropped',
    ratios: { wide: 'Wide', list: 'List', square: 'Square', upright: 'Upright', stage: 'Stage' },
    everywhere: 'Applies wherever the picture is shown.',
    save: 'Save the focal point',
    saved: 'The focal point is saved.',
  },
}

/** What the pickers of editor and office say, of records and of pictures. */
export const pickingMessages: Localized<typeof de> = inHouse('pickingMessages', { de, en })
