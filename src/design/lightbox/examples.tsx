import { inWords, type PartExamples } from '../examples.ts'
import styles from '../examples.module.css'
import { Picture } from '../picture/picture.tsx'
import { LightboxLink } from './lightbox-link.tsx'

export default {
  title: 'Lightbox',
  intro:
    'A picture that opens over the whole screen, with the others of its group. Without scripts a link to the picture itself.',
  examples: [
    {
      name: 'A group of three',
      render: (language) => (
        <ul className={styles.icons} data-pictures="">
          {(['prussian', 'yolk', 'vermilion'] as const).map((ground) => {
            const picture = { src: null, seed: `styleguide-lightbox-${ground}`, ground, alt: null }
            return (
              <li key={ground}>
                <LightboxLink
                  picture={picture}
                  caption={inWords(language, 'Sand auf einer Platte', 'Sand on a plate')}
                  copyright={inWords(language, 'Hausarchiv', 'House archive')}
                >
                  <Picture picture={picture} sizes="240px" />
                </LightboxLink>
              </li>
            )
          })}
        </ul>
      ),
    },
  ],
} satisfies PartExamples
