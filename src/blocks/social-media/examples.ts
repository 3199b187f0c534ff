import type { BlockExamples } from '../block-examples.ts'

export default {
  title: 'Social media',
  intro: 'One post from Instagram, Facebook, X or TikTok.',
  examples: [
    {
      name: 'Instagram',
      block: () => ({
        type: 'social-media',
        fields: { embed: 'https://www.instagram.com/p/CxYz12_abcd/' },
      }),
    },
    {
      name: 'X, pasted as a code',
      block: () => ({
        type: 'social-media',
        fields: {
          embed:
            '<blockquote class="twitter-tweet"><p lang="de">Guten Abend</p><a href="https://twitter.com/concerthall/status/1799999999999999999?ref_src=twsrc">9. Juni</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>',
        },
      }),
    },
    {
      name: 'Film on Facebook',
      block: () => ({
        type: 'social-media',
        fields: { embed: 'https://www.facebook.com/concerthall/videos/1234567890' },
      }),
    },
  ],
} satisfies BlockExamples
