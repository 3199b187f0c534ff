import type { Navigation } from '#contracts/pages.ts'
import type { HouseSettings } from '#domain/house/index.server.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { fixedPageHref } from '#routing/paths.ts'
import styles from './footer.module.css'

const networks = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
] as const

/** The foot of every page: how to reach the house, and where else to go. */
export function Footer({ navigation, house }: { navigation: Navigation; house: InLanguage<HouseSettings> }) {
  const messages = useMessages()
  const language = useLanguage()
  const social = networks.filter(([key]) => house.social[key])
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2>{messages.footer.ticketCentre}</h2>
          <address className={styles.contact}>
            {house.street && (
              <p>
                {house.street}, {house.postalCode} {house.city}
              </p>
            )}
            {house.openingHours && <p>{house.openingHours}</p>}
            {house.phone && (
              <p>
                {messages.footer.phone}{' '}
                <a href={`tel:${house.phone.replace(/[^+\d]/g, '')}`}>{house.phone}</a>
              </p>
            )}
            {house.email && (
              <p>
                {messages.footer.email} <a href={`mailto:${house.email}`}>{house.email}</a>
              </p>
            )}
          </address>
        </div>
        <ul>
          <li>
            <a href={fixedPageHref('support', language)}>{messages.footer.support}</a>
          </li>
          <li>
            <a href={fixedPageHref('newsletter', language)}>{messages.footer.newsletter}</a>
          </li>
          <li>
            <a href={fixedPageHref('visit', language)}>{messages.footer.toVisit}</a>
          </li>
          <li>
            <a href={fixedPageHref('accessibility', language)}>{messages.header.accessibility}</a>
          </li>
        </ul>
        {social.length > 0 && (
          <ul aria-label={messages.footer.social}>
            {social.map(([key, name]) => (
              <li key={key}>
                <a href={house.social[key]}>{name}</a>
              </li>
            ))}
          </ul>
        )}
        <ul aria-label={messages.footer.more}>
          {navigation.footer.map((entry) => (
            <li key={entry.url + entry.menu_name}>
              <a href={entry.url}>{entry.menu_name}</a>
            </li>
          ))}
          <li>
            <a href="#main">{messages.footer.toTop}</a>
          </li>
          {house.partner.url && (
            <li>
              <a href={house.partner.url}>{messages.footer.partner(house.partner.name)}</a>
            </li>
          )}
        </ul>
      </div>
    </footer>
  )
}
