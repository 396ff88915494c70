import { defineMessages } from '../define-messages';

/** Texts of a niche that replace the common ones: `she.landing.headline` replaces `landing.headline`. */
export const overlayMessages = {
  she: defineMessages({
    headline: {
      id: 'she.landing.headline',
      defaultMessage: 'Do you like <em>her</em>? Tell her',
      description:
        'Headline of the landing page on sites for women, trans women included, and all who like them; <em> marks the word that is stressed by colour. Idiom: say it your way',
    },
    members: {
      id: 'she.members.title',
      defaultMessage: 'Come a little closer',
      description:
        'Title of the member search without a place, on sites for women, trans women included, and all who like them; it greets whoever reads it. Idiom: say it your way',
    },
    join: {
      id: 'she.members.join_text',
      defaultMessage:
        'Sign up for free and meet women, trans women included, and the people who love them. It takes a minute.',
      description:
        'Sentence for visitors below the members, on sites for women, trans women included, and all who like them',
    },
    line_1: {
      id: 'she.icebreaker.line_1',
      defaultMessage: 'What would you be doing if today were a day off?',
      description:
        'A first line to write to somebody one has never met, on sites for women, trans women included, and all who like them; no gender of writer or reader',
    },
    line_2: {
      id: 'she.icebreaker.line_2',
      defaultMessage: 'Which compliment have you never forgotten?',
      description:
        'A first line to write to somebody one has never met, on sites for women, trans women included, and all who like them; no gender of writer or reader',
    },
    line_3: {
      id: 'she.icebreaker.line_3',
      defaultMessage: 'What makes you laugh out loud when no one’s around?',
      description:
        'A first line to write to somebody one has never met, on sites for women, trans women included, and all who like them; no gender of writer or reader',
    },
    line_4: {
      id: 'she.icebreaker.line_4',
      defaultMessage: 'What do you wear when you feel most like yourself?',
      description:
        'A first line to write to somebody one has never met, on sites for women, trans women included, and all who like them; no gender of writer or reader',
    },
    line_5: {
      id: 'she.icebreaker.line_5',
      defaultMessage: 'Dinner out, or dancing in the kitchen?',
      description:
        'A first line to write to somebody one has never met, on sites for women, trans women included, and all who like them; no gender of writer or reader',
    },
  }),
  bdsm: defineMessages({
    headline: {
      id: 'bdsm.landing.headline',
      defaultMessage: 'Trust first. <em>Then</em> the rest',
      description:
        'Headline of the landing page on sites about BDSM: trust, limits, agreement; <em> marks the word that is stressed by colour. Idiom: say it your way',
    },
    members: {
      id: 'bdsm.members.title',
      defaultMessage: 'Trust first',
      description:
        'Title of the member search without a place, on sites about BDSM: trust, limits, agreement; it greets whoever reads it. Idiom: say it your way',
    },
    join: {
      id: 'bdsm.members.join_text',
      defaultMessage:
        'Sign up for free, say what you like and where your limits are, and write your first messages. It takes a minute.',
      description: 'Sentence for visitors below the members, on sites about BDSM: trust, limits, agreement',
    },
    line_1: {
      id: 'bdsm.icebreaker.line_1',
      defaultMessage: 'Which boundary are you glad you set?',
      description:
        'A first line to write to somebody one has never met, on sites about BDSM: trust, limits, agreement; no gender of writer or reader',
    },
    line_2: {
      id: 'bdsm.icebreaker.line_2',
      defaultMessage: 'What does trust mean to you, in one sentence?',
      description:
        'A first line to write to somebody one has never met, on sites about BDSM: trust, limits, agreement; no gender of writer or reader',
    },
    line_3: {
      id: 'bdsm.icebreaker.line_3',
      defaultMessage: 'Coffee first, or all the questions first?',
      description:
        'A first line to write to somebody one has never met, on sites about BDSM: trust, limits, agreement; no gender of writer or reader',
    },
    line_4: {
      id: 'bdsm.icebreaker.line_4',
      defaultMessage: 'What do you always talk through before anything starts?',
      description:
        'A first line to write to somebody one has never met, on sites about BDSM: trust, limits, agreement; no gender of writer or reader',
    },
    line_5: {
      id: 'bdsm.icebreaker.line_5',
      defaultMessage: 'What’s playing when you let go?',
      description:
        'A first line to write to somebody one has never met, on sites about BDSM: trust, limits, agreement; no gender of writer or reader',
    },
  }),
  bbw: defineMessages({
    headline: {
      id: 'bbw.landing.headline',
      defaultMessage: 'Take all the <em>room</em> you like',
      description:
        'Headline of the landing page on sites for people with curves and those who love them; <em> marks the word that is stressed by colour. Idiom: say it your way',
    },
    members: {
      id: 'bbw.members.title',
      defaultMessage: 'Joy in every size',
      description:
        'Title of the member search without a place, on sites for people with curves and those who love them; it greets whoever reads it. Idiom: say it your way',
    },
    join: {
      id: 'bbw.members.join_text',
      defaultMessage:
        'Sign up for free, send a few hearts and meet people who adore curves. It takes a minute.',
      description:
        'Sentence for visitors below the members, on sites for people with curves and those who love them',
    },
    line_1: {
      id: 'bbw.icebreaker.line_1',
      defaultMessage: 'Which song gets you on the dance floor every time?',
      description:
        'A first line to write to somebody one has never met, on sites for people with curves and those who love them; no gender of writer or reader',
    },
    line_2: {
      id: 'bbw.icebreaker.line_2',
      defaultMessage: 'What do you bring to a party: laughter, plans or opinions?',
      description:
        'A first line to write to somebody one has never met, on sites for people with curves and those who love them; no gender of writer or reader',
    },
    line_3: {
      id: 'bbw.icebreaker.line_3',
      defaultMessage: 'Which of your habits makes other people smile?',
      description:
        'A first line to write to somebody one has never met, on sites for people with curves and those who love them; no gender of writer or reader',
    },
    line_4: {
      id: 'bbw.icebreaker.line_4',
      defaultMessage: 'Beach, mountains or the best sofa in town?',
      description:
        'A first line to write to somebody one has never met, on sites for people with curves and those who love them; no gender of writer or reader',
    },
    line_5: {
      id: 'bbw.icebreaker.line_5',
      defaultMessage: 'What’s something someone once said that stuck with you?',
      description:
        'A first line to write to somebody one has never met, on sites for people with curves and those who love them; no gender of writer or reader',
    },
  }),
  gilf: defineMessages({
    headline: {
      id: 'gilf.landing.headline',
      defaultMessage: 'Butterflies never <em>retire</em>',
      description:
        'Headline of the landing page on sites for people of 60 and over and those who like experience; <em> marks the word that is stressed by colour. Idiom: say it your way',
    },
    members: {
      id: 'gilf.members.title',
      defaultMessage: 'The good years, together',
      description:
        'Title of the member search without a place, on sites for people of 60 and over and those who like experience; it greets whoever reads it. Idiom: say it your way',
    },
    join: {
      id: 'gilf.members.join_text',
      defaultMessage:
        'Good company is worth taking your time over: sign up for free, look around at your own pace and write to anyone who makes you smile.',
      description:
        'Sentence for visitors below the members, on sites for people of 60 and over and those who like experience',
    },
    line_1: {
      id: 'gilf.icebreaker.line_1',
      defaultMessage: 'Which year would you happily live again?',
      description:
        'A first line to write to somebody one has never met, on sites for people of 60 and over and those who like experience; no gender of writer or reader',
    },
    line_2: {
      id: 'gilf.icebreaker.line_2',
      defaultMessage: 'What have you taken up lately, just because you felt like it?',
      description:
        'A first line to write to somebody one has never met, on sites for people of 60 and over and those who like experience; no gender of writer or reader',
    },
    line_3: {
      id: 'gilf.icebreaker.line_3',
      defaultMessage: 'Which record do you still know by heart?',
      description:
        'A first line to write to somebody one has never met, on sites for people of 60 and over and those who like experience; no gender of writer or reader',
    },
    line_4: {
      id: 'gilf.icebreaker.line_4',
      defaultMessage: 'Sunday morning: long breakfast or long walk?',
      description:
        'A first line to write to somebody one has never met, on sites for people of 60 and over and those who like experience; no gender of writer or reader',
    },
    line_5: {
      id: 'gilf.icebreaker.line_5',
      defaultMessage: 'What does a really good conversation need?',
      description:
        'A first line to write to somebody one has never met, on sites for people of 60 and over and those who like experience; no gender of writer or reader',
    },
  }),
  milf: defineMessages({
    headline: {
      id: 'milf.landing.headline',
      defaultMessage: 'You know what you want. <em>Say</em> it',
      description:
        'Headline of the landing page on sites for people of 40 and over; <em> marks the word that is stressed by colour. Idiom: say it your way',
    },
    members: {
      id: 'milf.members.title',
      defaultMessage: 'In the prime of life',
      description:
        'Title of the member search without a place, on sites for people of 40 and over; it greets whoever reads it. Idiom: say it your way',
    },
    join: {
      id: 'milf.members.join_text',
      defaultMessage:
        'Sign up for free, send a few hearts and write to someone worth staying up late for. It takes a minute.',
      description: 'Sentence for visitors below the members, on sites for people of 40 and over',
    },
    line_1: {
      id: 'milf.icebreaker.line_1',
      defaultMessage: 'What are you glad you no longer put up with?',
      description:
        'A first line to write to somebody one has never met, on sites for people of 40 and over; no gender of writer or reader',
    },
    line_2: {
      id: 'milf.icebreaker.line_2',
      defaultMessage: 'A free evening all to yourself: what do you do?',
      description:
        'A first line to write to somebody one has never met, on sites for people of 40 and over; no gender of writer or reader',
    },
    line_3: {
      id: 'milf.icebreaker.line_3',
      defaultMessage: 'Red wine on the balcony, or the last bar that’s open?',
      description:
        'A first line to write to somebody one has never met, on sites for people of 40 and over; no gender of writer or reader',
    },
    line_4: {
      id: 'milf.icebreaker.line_4',
      defaultMessage: 'What are you better at now than you were at twenty-five?',
      description:
        'A first line to write to somebody one has never met, on sites for people of 40 and over; no gender of writer or reader',
    },
    line_5: {
      id: 'milf.icebreaker.line_5',
      defaultMessage: 'Which trip is still on your list?',
      description:
        'A first line to write to somebody one has never met, on sites for people of 40 and over; no gender of writer or reader',
    },
  }),
  gay: defineMessages({
    headline: {
      id: 'gay.landing.headline',
      defaultMessage: 'Two men. One <em>hello</em>',
      description:
        'Headline of the landing page on sites for men who like men; <em> marks the word that is stressed by colour. Idiom: say it your way',
    },
    members: {
      id: 'gay.members.title',
      defaultMessage: 'Hello, handsome',
      description:
        'Title of the member search without a place, on sites for men who like men; it greets whoever reads it. Idiom: say it your way',
    },
    join: {
      id: 'gay.members.join_text',
      defaultMessage:
        'Sign up for free, send a few hearts and write to him before he writes to you. It takes a minute.',
      description: 'Sentence for visitors below the members, on sites for men who like men',
    },
    line_1: {
      id: 'gay.icebreaker.line_1',
      defaultMessage: 'Which film have you seen far too many times?',
      description:
        'A first line to write to somebody one has never met, on sites for men who like men; no gender of writer or reader',
    },
    line_2: {
      id: 'gay.icebreaker.line_2',
      defaultMessage: 'First date: museum, market or a very long walk?',
      description:
        'A first line to write to somebody one has never met, on sites for men who like men; no gender of writer or reader',
    },
    line_3: {
      id: 'gay.icebreaker.line_3',
      defaultMessage: 'What’s the best advice a friend ever gave you?',
      description:
        'A first line to write to somebody one has never met, on sites for men who like men; no gender of writer or reader',
    },
    line_4: {
      id: 'gay.icebreaker.line_4',
      defaultMessage: 'Which song has been on repeat this week?',
      description:
        'A first line to write to somebody one has never met, on sites for men who like men; no gender of writer or reader',
    },
    line_5: {
      id: 'gay.icebreaker.line_5',
      defaultMessage: 'What do your friends always call you about?',
      description:
        'A first line to write to somebody one has never met, on sites for men who like men; no gender of writer or reader',
    },
  }),
};
