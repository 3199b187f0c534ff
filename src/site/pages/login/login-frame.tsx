import type { ReactNode } from 'react'
import { Picture } from '#design/picture/picture.tsx'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { locales, otherLanguage } from '#i18n/languages.ts'
import { href } from '#routing/paths.ts'
import { HouseSign } from '#design/sign/house-sign.tsx'
import styles from './login-page.module.css'

/** The frame of the pages for signing in: a figure, the house, and the link to the other language. */
export function LoginFrame(props: {
  title: string
  houseName: string
  otherLanguageHref: string
  children: ReactNode
}) {
  const { title, houseName, otherLanguageHref, children } = props
  const messages = useMessages()
  const language = useLanguage()
  const other = otherLanguage(language)
  return (
    <div className={styles.page}>
      <div className={styles.figure}>
        <Picture
          picture={{ src: null, seed: 'stage door', ground: 'prussian', alt: null }}
          sizes="(min-width: 900px) 58vw, 100vw"
          className={styles.picture}
          isLeading
        />
      </div>
      <header className={styles.house}>
        <a href={href('home', language)}>
          <HouseSign />
          <span>{houseName}</span>
        </a>
      </header>
      <main className={styles.main}>
        <h1>{title}</h1>
        {children}
      </main>
      <footer className={styles.home}>
        <a href={href('home', language)}>{messages.error.toHome}</a>
        <a href={otherLanguageHref} hrefLang={other} lang={other}>
          {locales[other].name}
        </a>
      </footer>
    </div>
  )
}
