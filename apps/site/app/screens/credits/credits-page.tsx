import { actionMessages, navigationMessages } from '@heartwood/i18n';
import { Container, CreditsScreen, EmptyState } from '@heartwood/ui';
import { useLoaderData, useLocation, useNavigate } from '@remix-run/react';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { definePage } from '../../document/page-handle';
import { useForm } from '../../forms/use-form';
import { useHydrated } from '../../hooks/hydrated';
import { useMember } from '../../member/member-store';
import { urls } from '../../urls';
import { balanceOf } from './balance';
import { BalanceText } from './balance-text';
import { useBonusPanel } from './bonus-panel';
import type { CreditsData } from './credits-data.server';
import {
  codeForm,
  countryForm,
  methodChoice,
  orderFine,
  orderFoot,
  orderLines,
  packageItems,
  termLines,
} from './credits-props';
import type { action, loader } from './credits.server';
import { directDebitAddress } from './direct-debit-address';
import { useExpress } from './express';
import { creditsMessages as texts } from './messages';
import type { Offer } from './offers';
import { OrderProblem } from './order-problem';
import { limitNote } from './spend-limit';
import { useCountrySheet } from './use-country-sheet';
import { addressOf, useChoice } from './use-choice';
import type { FirstChoice } from './use-choice';
import { useEndedDiscount } from './use-ended-discount';
import { useOrder } from './use-order';

/** The declaration of both purchase pages. */
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

function benefits(intl: IntlShape, { premiumPhotos, withdrawDays }: CreditsData) {
  return [
    { kind: 'photos' as const, text: intl.formatMessage(texts.benefit_photos, { count: premiumPhotos }) },
    { kind: 'messages' as const, text: intl.formatMessage(texts.benefit_conversations) },
    { kind: 'back' as const, text: intl.formatMessage(texts.benefit_withdraw, { days: withdrawDays }) },
    { kind: 'safe' as const, text: intl.formatMessage(texts.benefit_safe) },
  ];
}

interface PurchaseProps extends FirstChoice {
  readonly data: CreditsData;
}

/** Returns the phone's order sheet; without script the order is at the end of the page. */
function useSheet(intl: IntlShape, shown: Offer) {
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<Offer | null>(null);
  const isOpen = opened !== null && opened.amount === shown.amount && opened.currency === shown.currency;
  if (opened !== null && !isOpen) setOpened(null);
  const onClose = () => setOpened(null);
  const sheet = {
    title: intl.formatMessage(texts.review_title),
    close: intl.formatMessage(actionMessages.close),
    isOpen,
    onOpen: () => setOpened(shown),
    onClose,
  };
  return { sheet: hydrated ? sheet : undefined, onClose };
}

function Purchase(first: PurchaseProps) {
  const { data } = first;
  const intl = useIntl();
  const navigate = useNavigate();
  const member = useMember();
  const form = useForm<typeof action>();
  const bonus = useBonusPanel(data.discount);
  const ended = useEndedDiscount(data.discount, data.now);
  const { offer, method, methods, onPackage, onMethod } = useChoice(data, first);
  const { sheet, onClose } = useSheet(intl, offer);
  const { country, formKey, to, discount, entered, spending } = data;
  const code = discount?.code ?? null;
  const { amount, currency } = offer;
  const wish = { package: offer.id, method, amount, currency, country, code, formKey, to };
  const asked = form.problem?.code === 'express_request_required';
  const express = useExpress({ days: data.withdrawDays, asked });
  const { busy, problem, onSubmit } = useOrder(wish, { isTicked: express.isTicked, onRefused: onClose });

  const address = urls.path('credits-id-paymentmethod', { id: offer.id, paymentmethod: method });
  const enteredCode = entered?.problem === null ? entered.code : null;
  const kept = { address, country, code: enteredCode, to };
  const countrySheet = useCountrySheet(data, offer, (chosen) =>
    navigate(urls.withQuery(address, { country: chosen, code: enteredCode, to })),
  );
  const directDebit = method === 'directdebit';
  const refused = problem ?? (asked ? null : form.problem) ?? data.problem;
  const atCodeField = refused !== null && refused?.code === entered?.problem?.code;
  const { lines, total } = orderLines(intl, offer, discount?.percentage ?? 0);
  const blocked = limitNote(intl, spending, offer);
  return (
    <CreditsScreen
      title={intl.formatMessage(texts.title)}
      text={intl.formatMessage(texts.text)}
      balance={balanceOf(intl, member?.credits ?? 0, data)}
      bonus={bonus}
      problem={<OrderProblem ended={ended} problem={atCodeField ? null : refused} />}
      form={{ action: addressOf(data, offer.id, method), onSubmit }}
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
        ...methodChoice(intl, methods, method, offer),
        country: countryForm(intl, data, kept, countrySheet),
      }}
      onMethod={onMethod}
      order={{
        title: intl.formatMessage(texts.order),
        lines: [...lines, ...termLines(intl, method)],
        total,
        express: express.props,
        submit: intl.formatMessage(texts.submit),
        next: directDebit
          ? {
              href: directDebitAddress({ package: offer.id, code, country, to }),
              label: intl.formatMessage(texts.to_directdebit),
            }
          : undefined,
        blocked,
        busy: busy ? intl.formatMessage(texts.busy) : undefined,
        fine: directDebit ? intl.formatMessage(texts.no_order_yet) : orderFine(intl, method),
      }}
      foot={{ ...orderFoot(intl, offer, method), blocked }}
      sheet={sheet}
      benefits={benefits(intl, data)}
      code={codeForm(intl, data, kept)}
      links={[
        ...(data.boughtBefore
          ? [
              {
                href: urls.withQuery(urls.path('credits-repeat-order'), { to }),
                label: intl.formatMessage(texts.repeat),
              },
            ]
          : []),
        { href: urls.path('transactions-id'), label: intl.formatMessage(navigationMessages.payments) },
      ]}
    />
  );
}

/** The purchase of credits: packages, payment methods, and the order with everything to be paid. */
export function CreditsPage() {
  const intl = useIntl();
  const data = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  if (!data) return null;
  const { offer, method } = data;
  if (offer && method !== null) return <Purchase key={pathname} data={data} offer={offer} method={method} />;
  return (
    <Container>
      <EmptyState icon={<Coins />} level={1} title={intl.formatMessage(texts.nothing_title)}>
        {intl.formatMessage(texts.nothing_text)}
      </EmptyState>
    </Container>
  );
}
