import type { Localized } from '#i18n/languages.ts'
import type { LegalText } from './legal-text.ts'

export const privacyTexts: Localized<LegalText> = {
  de: [
    [
      '',
      [
        'Vorlage: Sie beschreibt, was diese Website von sich aus tut. Bitte alles in [eckigen Klammern] ergänzen oder streichen, das Ganze rechtlich prüfen lassen und diesen Absatz löschen.',
      ],
    ],
    [
      'Verantwortlich',
      [
        '[Name des Trägers], [Anschrift], [E-Mail-Adresse], [Telefonnummer]',
        'Datenschutzbeauftragte Person: [Name], [E-Mail-Adresse]',
      ],
    ],
    [
      'Aufruf der Website',
      [
        'Beim Aufruf verarbeitet unser Server Ihre Netzadresse, Zeitpunkt, aufgerufene Adresse und Angaben Ihres Browsers, um die Seite auszuliefern und Angriffe abzuwehren (Artikel 6 Absatz 1 Buchstabe f DSGVO). Protokolle löschen wir nach [Anzahl] Tagen.',
        'Die Website läuft bei [Name und Anschrift des Hosters], der in unserem Auftrag arbeitet.',
      ],
    ],
    [
      'Cookies und Einwilligung',
      [
        'Ohne Ihre Einwilligung setzen wir nur, was die Website braucht: Ihre Entscheidung zu Cookies und die gewählte Helligkeit. Sie können Ihre Entscheidung jederzeit unter „Cookie-Einstellungen“ am Fuß der Seite ändern.',
        'Videos, Musik und Beiträge von [Namen der Anbieter] laden wir erst, wenn Sie zustimmen (Artikel 6 Absatz 1 Buchstabe a DSGVO). Dabei erhält der Anbieter Ihre Netzadresse.',
        '[Statistik und Werbung: Dienst, Zweck, Speicherdauer, Empfänger]',
      ],
    ],
    [
      'Formulare',
      [
        'Was Sie in ein Formular eintragen, nutzen wir nur, um Ihr Anliegen zu bearbeiten (Artikel 6 Absatz 1 Buchstabe b oder f DSGVO), und löschen es nach [Frist].',
      ],
    ],
    [
      'Erinnerung an den Vorverkauf und Warteliste',
      [
        'Wenn Sie sich erinnern lassen, speichern wir Ihre E-Mail-Adresse mit Ihrer Einwilligung, bis die Erinnerung verschickt ist oder Sie sie abbestellen; auf der Warteliste eines ausverkauften Konzerts spätestens bis zum Konzert. Der Link dazu steht in jeder Mail.',
      ],
    ],
    [
      'Newsletter',
      ['[Dienst, Anmeldung mit Bestätigung, Abmeldung, Speicherdauer; oder diesen Abschnitt streichen]'],
    ],
    [
      'Karten',
      [
        'Karten verkauft [Name und Anschrift des Ticketshops]. Dort gilt dessen Datenschutzerklärung: [Adresse]',
      ],
    ],
    [
      'Ihre Rechte',
      [
        'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Widerspruch und Übertragbarkeit. Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen.',
        'Sie können sich bei einer Aufsichtsbehörde beschweren; für uns zuständig ist [Name und Anschrift].',
      ],
    ],
    ['Stand', ['[Monat und Jahr]']],
  ],
  en: [
    [
      '',
      [
        'Template: it describes what this website does by itself. Please complete or remove everything in [square brackets], have the whole checked by a lawyer, and delete this paragraph.',
      ],
    ],
    [
      'Controller',
      [
        '[Name of the operator], [address], [e-mail address], [telephone]',
        'Data protection officer: [name], [e-mail address]',
      ],
    ],
    [
      'Visiting the website',
      [
        'When you visit us, our server processes your network address, the time, the address that you request and what your browser says of itself, in order to deliver the page and to fend off attacks (Article 6 (1) (f) GDPR). We delete logs after [number] days.',
        'The website is hosted by [name and address of the host], who works on our behalf.',
      ],
    ],
    [
      'Cookies and consent',
      [
        'Without your consent we store only what the website needs: your choice about cookies and the chosen brightness. You can change your choice at any time under “Cookie settings” at the foot of the page.',
        'We load videos, music and posts of [names of providers] only after you agree (Article 6 (1) (a) GDPR). The provider then learns your network address.',
        '[Statistics and advertising: service, purpose, period of storage, recipients]',
      ],
    ],
    [
      'Forms',
      [
        'We use what you enter into a form only to deal with your request (Article 6 (1) (b) or (f) GDPR), and delete it after [period].',
      ],
    ],
    [
      'Reminders of the advance sale and waiting lists',
      [
        'If you ask for a reminder, we store your e-mail address with your consent until the reminder is sent or you cancel it; on the waiting list of a sold-out concert until the concert at the latest. The link for that is in each mail.',
      ],
    ],
    [
      'Newsletter',
      [
        '[Service, subscription with confirmation, how to unsubscribe, period of storage; or remove this part]',
      ],
    ],
    [
      'Tickets',
      ['Tickets are sold by [name and address of the ticket shop], under its own privacy notice: [address]'],
    ],
    [
      'Your rights',
      [
        'You have the right of access, rectification, erasure, restriction of processing, objection and portability. You can withdraw a consent at any time for the future.',
        'You can lodge a complaint with a supervisory authority; ours is [name and address].',
      ],
    ],
    ['Last updated', ['[Month and year]']],
  ],
}
