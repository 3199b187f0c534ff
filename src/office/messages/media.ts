import type { Localized } from '#i18n/languages.ts'

const de = {
  upload: 'Dateien hochladen',
  camera: 'Foto aufnehmen',
  drop: 'Zum Hochladen hier loslassen',
  kindOf: { image: 'Bild', document: 'PDF', audio: 'Aufnahme', video: 'Film' },
  notUsed: 'Nicht verwendet',
  noAlt: 'Ohne Bildbeschreibung',
  page: {
    uploaded: 'Hochgeladen',
    download: 'Datei öffnen',
    preparing: 'Weitere Größen werden gerade vorbereitet. Das Bild lässt sich schon verwenden.',
    replace: 'Durch andere Datei ersetzen',
    replaced: 'Ersetzt. Alle Stellen zeigen jetzt die neue Datei.',
    readOnly:
      'Die Angaben zu dieser Datei kann nur ändern, wer sie hochgeladen hat oder zur Redaktion gehört.',
    notHere:
      'Neue Dateien laden Sie in der Mediathek hoch. Um diese hier zu ersetzen, wählen Sie „Durch andere Datei ersetzen“.',
  },
}

const en: typeof de = {
  upload: 'Upload files',
  camera: 'Take a photo',
  drop: 'Drop to upload',
  kindOf: { image: 'Picture', document: 'PDF', audio: 'Recording', video: 'Film' },
  notUsed: 'Not used',
  noAlt: 'No description',
  page: {
    uploaded: 'Uploaded',
    download: 'Open the file',
    preparing: 'More sizes are being prepared. You can already use the picture.',
    replace: 'Replace with another file',
    replaced: 'Replaced. The new file is shown everywhere now.',
    readOnly: 'Only editors and the person who uploaded this file can change its details.',
    notHere:
      'New files are added in the media library. To replace this one, use “Replace with another file”.',
  },
}

export const mediaMessages: Localized<typeof de> = { de, en }
