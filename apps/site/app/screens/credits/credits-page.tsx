import { navigationMessages } from '@heartwood/i18n';
import { Alert, Container, CreditsScreen, EmptyState } from '@heartwood/ui';
import { useLoaderData, useNavigate } from '@remix-run/react';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { problemText } from '../../forms/form-problem';
import { definePage } from '../../document/page-handle';
import { useForm } from '../../forms/use-form';
import { urls } from '../../urls';
import { BalanceText } from './balance-text';
import { useBonusPanel } from './bonus-panel';
import type { CreditsData } from './credits-data.server';
import { codeForm, countryForm, methodItems, orderPanel, packageItems } from './credits-props';
import type { action, loader } from './credits.server';
import { creditsMessages as texts } from './messages';
import type { Offer } from './offers';
import { useOrder } from './use-order';

/** What both pages of a purchase declare about themselves. */
export const creditsHandle = definePage<CreditsData | false>({
  messages: ['credits', 'discounts'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
  place: 'credits',
  phone: ({ intl, data }) => ({
    kind: 'inner',
    back: {
      href: (data && data.to) || urls.path('members'),
      label: intl.formatMessage(navigationMessages.back),
    },
    title: intl.formatMessage(texts.page_title),
    aside: <BalanceText />,
  }),
  ownAction: true,
  scroll: 'keep',
});

function benefits(intl: IntlShape, { premiumPhotos }: CreditsData) {
  return [
    { kind: 'photos' as const, text: intl.formatMessage(texts.benefit_photos, { count: premiumPhotos }) },
    { kind: 'messages' as const, text: intl.formatMessage(texts.benefit_conversations) },
    { kind: 'other' as const, text: intl.formatMessage(texts.benefit_once) },
    { kind: 'safe' as const, text: intl.formatMessage(texts.benefit_safe) },
  ];
}

interface PurchaseProps {
  readonly data: CreditsData;
  readonly offer: Offer;
  readonly method: string;
}

function useChoice(given: PurchaseProps) {
  const { data } = given;
  const [kept, setChoice] = useState(given);
  const choice = kept.data === data ? kept : given;
  return {
    choice,
    onPackage: (id: string) => {
      const chosen = data.offers.find((other) => other.id === id);
      if (chosen) setChoice({ ...choice, offer: chosen });
    },
    onMethod: (id: string) => setChoice({ ...choice, method: id }),
  };
}

function Purchase(first: PurchaseProps) {
  const { data } = first;
  const intl = useIntl();
  const navigate = useNavigate();
  const form = useForm<typeof action>();
  const bonus = useBonusPanel(data.discount);
  const { choice, onPackage, onMethod } = useChoice(first);
  const { offer, method } = choice;
  const { country, formKey, to, discount, entered } = data;
  const code = discount?.code ?? null;
  const { amount, currency } = offer;
  const wish = { package: offer.id, method, amount, currency, country, code, formKey, to };
  const { busy, problem, onSubmit } = useOrder(wish);

  const address = urls.path('credits-id-paymentmethod', { id: offer.id, paymentmethod: method });
  const enteredCode = entered?.problem === null ? entered.code : null;
  const kept = { address, country, code: enteredCode, to };
  const shown = problem ?? form.problem ?? data.problem;
  const countries = countryForm(intl, data, kept);
  return (
    <CreditsScreen
      title={intl.formatMessage(texts.title)}
      text={intl.formatMessage(texts.text)}
      bonus={bonus}
      problem={shown && <Alert tone="danger" role="alert" title={problemText(intl, shown)} />}
      form={{ action: address, onSubmit }}
      hidden={{
        shown_package: offer.id,
        shown_method: method,
        shown_amount: String(amount),
        shown_currency: currency,
        country,
        asked_country: country,
        code: code ?? '',
        entered_code: enteredCode ?? '',
        key: formKey,
        to: to ?? '',
      }}
      packages={{
        label: intl.formatMessage(texts.packages),
        name: 'package',
        selectLabel: intl.formatMessage(texts.select),
        selectedLabel: intl.formatMessage(texts.selected),
        items: packageItems(intl, data.offers, offer),
      }}
      onPackage={onPackage}
      methods={{
        title: intl.formatMessage(texts.methods),
        name: 'method',
        items: methodItems(intl, data, method),
      }}
      onMethod={onMethod}
      order={orderPanel(intl, data, { offer, method, busy })}
      benefits={benefits(intl, data)}
      country={
        countries && {
          ...countries,
          onChange: (asked) => navigate(urls.withQuery(address, { country: asked, code: enteredCode, to })),
        }
      }
      code={codeForm(intl, data, kept)}
      payments={{
        href: urls.path('transactions-id'),
        label: intl.formatMessage(navigationMessages.payments),
      }}
    />
  );
}

/** Buys credits: packages, ways to pay, and the order with everything that will be paid. */
export function CreditsPage() {
  const intl = useIntl();
  const data = useLoaderData<typeof loader>();
  if (!data) return null;
  const { offer, method } = data;
  if (offer && method !== null) return <Purchase data={data} offer={offer} method={method} />;
  return (
    <Container>
      <EmptyState icon={<Coins />} level={1} title={intl.formatMessage(texts.nothing_title)}>
        {intl.formatMessage(texts.nothing_text)}
      </EmptyState>
    </Container>
  );
}
