import type { Navigation } from '#contracts/pages.ts'
import { Icon } from '#design/icon/icon.tsx'
import { layout } from '#design/house-layout.generated.ts'
import { ThemeSwitch } from '#design/theme/theme-switch.tsx'
import type { HouseSettings } from '#domain/house/index.server.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { footerMessages } from '#i18n/lazy/footer.ts'
import { href } from '#routing/paths.ts'
import { socialLinks } from '#linked-data/social-links.ts'
import type { FixedPages, FrameProps } from '../frame-props.ts'
import { HouseSign } from '#design/sign/house-sign.tsx'
import { boxOfficeOf, phoneHref } from '../../box-office.ts'
import styles from './footer.module.css'

type House = InLanguage<HouseSettings>

/** The footer of every page: contact, support for the house, and further links. */
export function Footer(props: {
  navigation: Navigation
  fixedPages: FixedPages
  house: House
  logo: FrameProps['logo']
}) {
  const { navigation, house, logo } = props
  const { newsletter, visit, privacy } = props.fixedPages
  const support = props.fixedPages.support ?? house.donation_url
  const footer = useLazyMessages(footerMessages)
  const shown = new Set<string | null | undefined>([support, newsletter, visit])
  return (
    <footer
      className={styles.footer}
      data-arrangement={layout.footer === 'columns' ? undefined : layout.footer}
    >
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
            {logo === null && <HouseSign />} {house.name}
          </p>
          {house.partner_url && house.partner_name && (
            <p>
              <a href={house.partner_url}>{footer.partner(house.partner_name)}</a>
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
  const place = [house.street, [house.postal_code, house.city].filter(Boolean).join(' ')].filter(Boolean)
  const { phone, email } = boxOfficeOf(house)
  if (![...place, house.opening_hours, phone, email, visit].some(Boolean)) return null
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <h2 id="contact">{footer.ticketCentre}</h2>
      <address>
        {place.length > 0 && <p>{place.join(', ')}</p>}
        {house.opening_hours && <p className={styles.hours}>{house.opening_hours}</p>}
        {phone && (
          <p>
            {footer.phone} <a href={phoneHref(phone)}>{phone}</a>
          </p>
        )}
        {email && (
          <p>
            {footer.email} <a href={`mailto:${email}`}>{email}</a>
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
  const present = socialLinks(house)
  if (present.length === 0) return null
  return (
    <ul className={styles.social} aria-label={footer.social}>
      {present.map(({ icon, name, url }) => (
        <li key={icon}>
          <a href={url}>
            <Icon name={icon} size={26} label={name} />
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
