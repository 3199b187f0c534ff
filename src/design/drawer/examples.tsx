import { useState, type ReactNode } from 'react'
import type { Language } from '#i18n/languages.ts'
import { Button } from '../button/button.tsx'
import { inWords, type PartExamples } from '../examples.ts'
import styles from '../examples.module.css'
import { Drawer, type DrawerProps } from './drawer.tsx'

export default {
  title: 'Drawer',
  intro:
    'A panel over the page; below 1024 px a sheet from below. Escape, the cross and a click beside it close it. Load it when it is first opened.',
  examples: [
    {
      name: 'Four directions',
      render: (language) => (
        <div className={styles.row}>
          <Opener language={language} name={inWords(language, 'Von rechts', 'From the right')} />
          <Opener
            language={language}
            name={inWords(language, 'Von links', 'From the left')}
            direction="left"
          />
          <Opener language={language} name={inWords(language, 'Von oben', 'From above')} direction="top" />
          <Opener
            language={language}
            name={inWords(language, 'Von unten', 'From below')}
            direction="bottom"
          />
        </div>
      ),
    },
    {
      name: 'Sizes',
      render: (language) => (
        <div className={styles.row}>
          {(['sm', 'default', 'lg', 'xl', 'xxl', 'slide-full', 'full', 'auto'] as const).map((size) => (
            <Opener key={size} language={language} name={size} size={size} />
          ))}
        </div>
      ),
    },
    {
      name: 'Forced mode',
      render: (language) => (
        <div className={styles.row}>
          <Opener
            language={language}
            name={inWords(language, 'Immer Lade', 'Always a drawer')}
            forceMode="drawer"
          />
          <Opener
            language={language}
            name={inWords(language, 'Immer Blatt', 'Always a sheet')}
            forceMode="sheet"
          />
        </div>
      ),
    },
    {
      name: 'More than fits',
      render: (language) => (
        <Opener language={language} name={inWords(language, 'Viel Inhalt', 'Much content')}>
          <ol className={styles.stack}>
            {Array.from({ length: 40 }, (_, index) => (
              <li key={index}>
                <a href={`#drawer-${index}`}>
                  {inWords(language, 'Termin', 'Date')} {index + 1}
                </a>
              </li>
            ))}
          </ol>
        </Opener>
      ),
    },
  ],
} satisfies PartExamples

function Opener(
  props: { language: Language; name: string; children?: ReactNode } & Pick<
    DrawerProps,
    'direction' | 'size' | 'forceMode'
  >,
) {
  const { language, name, children, ...look } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" type="button" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Drawer
        {...look}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={inWords(language, 'Weitere Termine', 'Further dates')}
      >
        {children ?? (
          <p>
            {inWords(
              language,
              'Hier steht, was man nur braucht, wenn man danach fragt.',
              'What one needs only on asking for it stands here.',
            )}
          </p>
        )}
      </Drawer>
    </>
  )
}
