import type { ReactNode } from 'react'
import type { Page } from '#contracts/pages.ts'
import { SettlingSand } from '#design/settling-sand/settling-sand.tsx'
import { Stage } from '../../layout/page-heading/stage.tsx'
import { ComposedHome, type Composition } from './composed-home.tsx'
import styles from './home-page.module.css'

/**
 * The home page: its stage and its edited content, or the default content (the next concerts, stories, subscriptions)
 * while there is none.
 */
export function HomePage(
  props: Composition & { page: Page | null; heroHref: string | null; houseName: string; children: ReactNode },
) {
  const { page, heroHref, houseName, children } = props
  return (
    <>
      {page?.picture ? (
        <header>
          <Stage picture={page.picture} title={page.headline} page={page} heroHref={heroHref} isHome>
            <SettlingSand picture={page.picture} />
          </Stage>
        </header>
      ) : (
        <div className="wrap">
          <h1 className={styles.name}>{houseName}</h1>
        </div>
      )}
      <div className="wrap">{children ?? <ComposedHome {...props} />}</div>
    </>
  )
}
