import { defineMessages } from '../define-messages';

/** What sites of a niche say instead of the common texts: `she.landing.headline` stands for `landing.headline`. */
export const overlayMessages = {
  she: defineMessages({
    headline: {
      id: 'she.landing.headline',
      defaultMessage: 'Do you like <em>her</em>? Tell her',
      description:
        'Headline of the landing page on sites for women, trans women included, and all who like them; <em> marks the word that is stressed by colour',
    },
    members: {
      id: 'she.members.title',
      defaultMessage: 'Come a little closer',
      description:
        'Title of the member search without a place, on sites for women, trans women included, and all who like them; it greets whoever reads it',
    },
    join: {
      id: 'she.members.join_text',
      defaultMessage:
        'Sign up for free and meet women, trans women included, and the people who love them. It takes a minute.',
      description:
        'Sentence for visitors below the members, on sites for women, trans women included, and all who like them',
    },
  }),
  bdsm: defineMessages({
    headline: {
      id: 'bdsm.landing.headline',
      defaultMessage: 'Trust first. <em>Then</em> the rest',
      description:
        'Headline of the landing page on sites about BDSM: trust, limits, agreement; <em> marks the word that is stressed by colour',
    },
    members: {
      id: 'bdsm.members.title',
      defaultMessage: 'Trust first',
      description:
        'Title of the member search without a place, on sites about BDSM: trust, limits, agreement; it greets whoever reads it',
    },
    join: {
      id: 'bdsm.members.join_text',
      defaultMessage:
        'Sign up for free, say what you like and where your limits are, and write your first messages. It takes a minute.',
      description: 'Sentence for visitors below the members, on sites about BDSM: trust, limits, agreement',
    },
  }),
  bbw: defineMessages({
    headline: {
      id: 'bbw.landing.headline',
      defaultMessage: 'Take all the <em>room</em> you like',
      description:
        'Headline of the landing page on sites for people with curves and those who love them; <em> marks the word that is stressed by colour',
    },
    members: {
      id: 'bbw.members.title',
      defaultMessage: 'Joy in every size',
      description:
        'Title of the member search without a place, on sites for people with curves and those who love them; it greets whoever reads it',
    },
    join: {
      id: 'bbw.members.join_text',
      defaultMessage:
        'Sign up for free, give out hearts and meet people who adore curves. It takes a minute.',
      description:
        'Sentence for visitors below the members, on sites for people with curves and those who love them',
    },
  }),
  gilf: defineMessages({
    headline: {
      id: 'gilf.landing.headline',
      defaultMessage: 'Butterflies never <em>retire</em>',
      description:
        'Headline of the landing page on sites for people of 60 and over and those who like experience; <em> marks the word that is stressed by colour',
    },
    members: {
      id: 'gilf.members.title',
      defaultMessage: 'Good years, together',
      description:
        'Title of the member search without a place, on sites for people of 60 and over and those who like experience; it greets whoever reads it',
    },
    join: {
      id: 'gilf.members.join_text',
      defaultMessage:
        'Good company needs no hurry: sign up for free, look around in peace and write to whoever makes you smile.',
      description:
        'Sentence for visitors below the members, on sites for people of 60 and over and those who like experience',
    },
  }),
  milf: defineMessages({
    headline: {
      id: 'milf.landing.headline',
      defaultMessage: 'You know what you want. <em>Say</em> it',
      description:
        'Headline of the landing page on sites for people of 40 and over; <em> marks the word that is stressed by colour',
    },
    members: {
      id: 'milf.members.title',
      defaultMessage: 'In the prime of life',
      description:
        'Title of the member search without a place, on sites for people of 40 and over; it greets whoever reads it',
    },
    join: {
      id: 'milf.members.join_text',
      defaultMessage:
        'Sign up for free, give out hearts and write to whoever you would stay up late for. It takes a minute.',
      description: 'Sentence for visitors below the members, on sites for people of 40 and over',
    },
  }),
  gay: defineMessages({
    headline: {
      id: 'gay.landing.headline',
      defaultMessage: 'Two men. One <em>hello</em>',
      description:
        'Headline of the landing page on sites for men who like men; <em> marks the word that is stressed by colour',
    },
    members: {
      id: 'gay.members.title',
      defaultMessage: 'Hello, handsome',
      description:
        'Title of the member search without a place, on sites for men who like men; it greets whoever reads it',
    },
    join: {
      id: 'gay.members.join_text',
      defaultMessage:
        'Sign up for free, give out hearts and write to him before he writes to you. It takes a minute.',
      description: 'Sentence for visitors below the members, on sites for men who like men',
    },
  }),
};
