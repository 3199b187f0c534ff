import type { Navigation } from '#contracts/pages.ts'
import { Icon } from '#design/icon/icon.tsx'
import { ThemeSwitch } from '#design/theme/theme-switch.tsx'
import type { HouseSettings } from '#domain/house/index.server.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { footerMessages } from '#i18n/lazy/footer.ts'
import { href } from '#routing/paths.ts'
import type { FixedPages } from '../frame-props.ts'
import { Logo } from '../header/logo.tsx'
import styles from './footer.module.css'

type House = InLanguage<HouseSettings>

const networks = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
] as const

/** The footer of every page: contact, support for the house, and further links. */
export function Footer(props: { navigation: Navigation; fixedPages: FixedPages; house: House }) {
  const { navigation, house } = props
  const { support, newsletter, visit, privacy } = props.fixedPages
  const footer = useLazyMessages(footerMessages)
  const shown = new Set([support, newsletter, visit])
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.inner}`}>
        <Contact house={house} visit={visit} />
        {(support || newsletter) && (
          <ul className={styles.calls}>
            {support && (
              <li>
                <a href={support}>
                  {footer.support} <small>{footer.supportHint}</small>
                </a>
              </li>
            )}
            {newsletter && (
              <li>
                <a href={newsletter}>
                  {footer.newsletter} <small>{footer.newsletterHint}</small>
                </a>
              </li>
            )}
          </ul>
        )}
        <nav className={styles.links} aria-label={footer.more}>
          <ul>
            {navigation.footer
              .filter((entry) => !shown.has(entry.url))
              .map((entry) => (
                <li key={entry.url + entry.menu_name}>
                  <a href={entry.url}>{entry.menu_name}</a>
                </li>
              ))}
            <li>
              <CookieSettings privacy={privacy} />
            </li>
          </ul>
        </nav>
        <Social house={house} />
        <div className={styles.last}>
          <p className={styles.sign}>
            <Logo /> {house.name}
          </p>
          {house.partner.url && (
            <p>
              <a href={house.partner.url}>{footer.partner(house.partner.name)}</a>
            </p>
          )}
          <ThemeSwitch name="theme-in-footer" />
          <a className={styles.top} href="#top">
            {footer.toTop}
          </a>
        </div>
      </div>
    </footer>
  )
}

function Contact({ house, visit }: { house: House; visit: string | undefined }) {
  const footer = useLazyMessages(footerMessages)
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <h2 id="contact">{footer.ticketCentre}</h2>
      <address>
        {house.street && (
          <p>
            {house.street}, {house.postalCode} {house.city}
          </p>
        )}
        {house.openingHours && <p>{house.openingHours}</p>}
        {house.phone && (
          <p>
            {footer.phone} <a href={`tel:${house.phone.replace(/[^+\d]/g, '')}`}>{house.phone}</a>
          </p>
        )}
        {house.email && (
          <p>
            {footer.email} <a href={`mailto:${house.email}`}>{house.email}</a>
          </p>
        )}
      </address>
      {visit && (
        <p>
          <a href={visit}>{footer.toVisit}</a>
        </p>
      )}
    </section>
  )
}

function Social({ house }: { house: House }) {
  const footer = useLazyMessages(footerMessages)
  const present = networks.filter(([key]) => house.social[key])
  if (present.length === 0) return null
  return (
    <ul className={styles.social} aria-label={footer.social}>
      {present.map(([key, name]) => (
        <li key={key}>
          <a href={house.social[key]}>
            <Icon name={key} size={26} label={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Without JavaScript no cookies can be set and there is nothing to configure, so the link leads to the explanation. */
function CookieSettings({ privacy }: { privacy: string | undefined }) {
  const footer = useLazyMessages(footerMessages)
  const language = useLanguage()
  return (
    <a href={privacy ?? href('home', language)} data-cookie-settings="">
      {footer.cookieSettings}
    </a>
  )
}
