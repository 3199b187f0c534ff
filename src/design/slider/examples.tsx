import { inWords, type PartExamples } from '../examples.ts'
import { Picture } from '../picture/picture.tsx'
import { Slider } from './slider.tsx'

const grounds = ['prussian', 'bottle', 'yolk', 'plum', 'vermilion', 'stone']

/** Coloured plates as sample items. */
function plates(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <li key={grounds[index % grounds.length] + String(index)}>
      <Picture
        picture={{
          src: null,
          seed: `styleguide-slider-${index}`,
          ground: grounds[index % grounds.length] ?? 'stone',
          alt: null,
        }}
        sizes="480px"
      />
    </li>
  ))
}

export default {
  title: 'Slider',
  intro:
    'A list that is moved sideways, by finger, wheel, keyboard or its two buttons. Without scripts it scrolls all the same.',
  examples: [
    {
      name: 'Eight, three at a time',
      render: (language) => (
        <Slider kind="picture" count={8} label={inWords(language, 'Acht Platten', 'Eight plates')}>
          {plates(8)}
        </Slider>
      ),
    },
    {
      name: 'Large, one at a time',
      render: (language) => (
        <Slider
          kind="picture"
          count={3}
          shown="one"
          label={inWords(language, 'Drei große Platten', 'Three large plates')}
        >
          {plates(3)}
        </Slider>
      ),
    },
    {
      name: 'All in view',
      render: (language) => (
        <Slider kind="picture" count={2} label={inWords(language, 'Zwei Platten', 'Two plates')}>
          {plates(2)}
        </Slider>
      ),
    },
  ],
} satisfies PartExamples
