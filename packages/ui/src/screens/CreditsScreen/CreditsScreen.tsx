import {
  ArrowRightLeft,
  CreditCard,
  Landmark,
  Smartphone,
  Ticket,
  TicketPercent,
  Wallet,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { BonusPanel } from '../../components/BonusStrip/BonusStrip';
import type { BonusPanelProps } from '../../components/BonusStrip/BonusStrip';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Container } from '../../components/Container/Container';
import { TitleRow } from '../../components/TitleRow/TitleRow';
import { Heading } from '../../components/Heading/Heading';
import { Link as TextLink } from '../../components/Link/Link';
import { PaymentMethodGroup, PaymentMethodTile } from '../../components/PaymentMethodTile/PaymentMethodTile';
import { PriceCard, PriceCardGroup } from '../../components/PriceCard/PriceCard';
import type { PriceCardProps } from '../../components/PriceCard/PriceCard';
import { SelectField } from '../../components/SelectField/SelectField';
import type { SelectFieldProps } from '../../components/SelectField/SelectField';
import { Text } from '../../components/Text/Text';
import { TextField } from '../../components/TextField/TextField';
import type { TextFieldProps } from '../../components/TextField/TextField';
import { Stack } from '../../components/Stack/Stack';
import { useRouterParts } from '../../router/RouterParts';
import type { FormPartProps } from '../../router/RouterParts';
import { Benefits } from './Benefits';
import type { Benefit } from './Benefits';
import { OrderPanel } from './OrderPanel';
import type { Order } from './OrderPanel';
import * as styles from './CreditsScreen.css';

/** What a method is, for its icon. */
export type MethodKind = 'card' | 'wallet' | 'bank' | 'phone' | 'banktransfer' | 'voucher' | 'directdebit';

export interface CreditPackage extends Omit<
  PriceCardProps,
  'name' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'selectLabel' | 'selectedLabel'
> {
  id: string;
  selected: boolean;
}

export interface CreditMethod {
  id: string;
  label: string;
  kind: MethodKind;
  selected: boolean;
}

interface GetForm {
  action: string;
  hidden?: Readonly<Record<string, string>>;
  submit: string;
}

export interface CreditsScreenProps {
  title: string;
  text: ReactNode;
  bonus?: BonusPanelProps;
  /** An `Alert` above the packages. */
  problem?: ReactNode;
  /** The order: packages, methods and the button are one form that posts. */
  form: FormPartProps & { action: string };
  hidden?: Readonly<Record<string, string>>;
  packages: {
    label: string;
    name: string;
    selectLabel: string;
    selectedLabel: string;
    items: readonly CreditPackage[];
  };
  /** Chosen without sending; without it the radios are the browser's own. */
  onPackage?: (id: string) => void;
  methods: { title: string; name: string; items: readonly CreditMethod[] };
  onMethod?: (id: string) => void;
  order: Order;
  benefits: readonly Benefit[];
  /** A form of its own that asks with GET. */
  country?: GetForm & { field: SelectFieldProps; onChange?: (value: string) => void };
  /** A form of its own that asks with GET. */
  code?: GetForm & {
    open: string;
    field: TextFieldProps;
    isOpen?: boolean;
    applied?: { text: string; remove: { href: string; label: string } };
  };
  /** Leads to what was paid before. */
  payments: { href: string; label: string };
}

const icons: Record<MethodKind, ReactNode> = {
  card: <CreditCard />,
  wallet: <Wallet />,
  bank: <Landmark />,
  phone: <Smartphone />,
  banktransfer: <ArrowRightLeft />,
  voucher: <Ticket />,
  directdebit: <Landmark />,
};

const orderForm = 'order';

function chosen(isChosen: boolean, choose?: () => void) {
  return choose ? { checked: isChosen, onChange: choose } : { defaultChecked: isChosen };
}

/** Buys credits: packages, way to pay, and the order with everything that will be paid. */
export function CreditsScreen(props: CreditsScreenProps) {
  const {
    title,
    text,
    bonus,
    problem,
    form,
    hidden,
    packages,
    onPackage,
    methods,
    onMethod,
    order,
    benefits,
    country,
    code,
    payments,
  } = props;
  const { Form, Link } = useRouterParts();
  return (
    <Container className={styles.page}>
      <div className={styles.main}>
        <Stack as="header" gap={6}>
          <TitleRow>
            <Heading level={1}>{title}</Heading>
          </TitleRow>
          <Text tone="muted">{text}</Text>
        </Stack>
        {bonus && <BonusPanel {...bonus} />}
        {problem}
        <Form method="post" {...form} id={orderForm} className={styles.choices}>
          <HiddenFields values={hidden} />
          <div className={styles.packages}>
            <PriceCardGroup label={packages.label}>
              {packages.items.map(({ id, selected: isChosen, ...card }) => (
                <PriceCard
                  key={id}
                  {...card}
                  name={packages.name}
                  value={id}
                  selectLabel={packages.selectLabel}
                  selectedLabel={packages.selectedLabel}
                  {...chosen(isChosen, onPackage && (() => onPackage(id)))}
                />
              ))}
            </PriceCardGroup>
          </div>
          <Stack as="section">
            <Heading level={2} type="sub">
              {methods.title}
            </Heading>
            <PaymentMethodGroup label={methods.title}>
              {methods.items.map(({ id, label, kind, selected: isChosen }) => (
                <PaymentMethodTile
                  key={id}
                  name={methods.name}
                  value={id}
                  label={label}
                  icon={icons[kind]}
                  {...chosen(isChosen, onMethod && (() => onMethod(id)))}
                />
              ))}
            </PaymentMethodGroup>
          </Stack>
        </Form>
        <Stack align="start" gap={16}>
          {code?.applied && (
            <p className={styles.applied}>
              <TicketPercent />
              <span>{code.applied.text}</span>
              <Link
                className={styles.remove}
                href={code.applied.remove.href}
                aria-label={code.applied.remove.label}
              >
                <X />
              </Link>
            </p>
          )}
          {code && !code.applied && (
            <details className={styles.code} open={code.isOpen || undefined}>
              <summary className={styles.codeShow}>
                <TicketPercent />
                {code.open}
              </summary>
              <Form className={styles.line} method="get" action={code.action}>
                <HiddenFields values={code.hidden} />
                <TextField autoCapitalize="characters" {...code.field} />
                <div className={styles.lineButton}>
                  <Button type="submit" look="outlined">
                    {code.submit}
                  </Button>
                </div>
              </Form>
            </details>
          )}
          {country && (
            <Form className={styles.line} method="get" action={country.action}>
              <HiddenFields values={country.hidden} />
              <SelectField
                {...country.field}
                onChange={country.onChange && ((event) => country.onChange?.(event.currentTarget.value))}
              />
              <div className={styles.lineButton}>
                <Button type="submit" look="outlined">
                  {country.submit}
                </Button>
              </div>
            </Form>
          )}
          <p>
            <TextLink look="standalone" href={payments.href}>
              {payments.label}
            </TextLink>
          </p>
        </Stack>
      </div>
      <aside className={styles.side}>
        <Card padding="large">
          <OrderPanel form={orderForm} order={order} />
          <Benefits items={benefits} />
        </Card>
      </aside>
    </Container>
  );
}
