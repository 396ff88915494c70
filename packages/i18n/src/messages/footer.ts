import { defineMessages } from '../define-messages';

/** Footer links; keyed by the part after `footer.`. */
export const footerMessages = defineMessages({
  label: {
    id: 'footer.label',
    defaultMessage: 'About this site',
    description: 'Accessible name of the footer navigation',
  },
  terms: {
    id: 'footer.terms',
    defaultMessage: 'Terms',
    description: 'Footer link',
  },
  privacy: {
    id: 'footer.privacy',
    defaultMessage: 'Privacy',
    description: 'Footer link',
  },
  cookies: {
    id: 'footer.cookies',
    defaultMessage: 'Cookies',
    description: 'Footer link',
  },
  ban: {
    id: 'footer.ban',
    defaultMessage: 'Ban policy',
    description: 'Footer link to the page that says when members are banned',
  },
  pricing: {
    id: 'footer.pricing',
    defaultMessage: 'Prices',
    description: 'Footer link',
  },
  complaints: {
    id: 'footer.complaints',
    defaultMessage: 'Complaints',
    description: 'Footer link',
  },
  return_policy: {
    id: 'footer.return_policy',
    defaultMessage: 'Refund policy',
    description: 'Footer link to the right of withdrawal',
  },
  withdrawal: {
    id: 'footer.withdrawal',
    defaultMessage: 'Withdraw from contract',
    description:
      'Footer link to the form by which a purchase is withdrawn from; the words of the law (EU directive 2023/2673)',
  },
  faq: {
    id: 'footer.faq',
    defaultMessage: 'Questions and answers',
    description: 'Footer link: frequently asked questions',
  },
  support: {
    id: 'footer.support',
    defaultMessage: 'Support',
    description: 'Footer link to the support page',
  },
  imprint: {
    id: 'footer.imprint',
    defaultMessage: 'Legal notice',
    description:
      'Footer link to the page that says who provides the site: Impressum, mentions légales; the title of that page',
  },
  copyright: {
    id: 'footer.copyright',
    defaultMessage: '© {year} {brand}. Made for people who still dare to say hello.',
    description:
      'Last line of the footer; year is four digits, brand the site’s name. Idiom: say it your way',
  },
  disclaimer: {
    id: 'footer.disclaimer',
    defaultMessage:
      '{brand} is only for adults aged {min_age} or over. Members are responsible for what they write and show. Meet in a public place the first time, and never send money to someone you haven’t met.',
    description: 'Legal disclaimer under every page; brand is the site’s name, min_age a number of years',
  },
});
