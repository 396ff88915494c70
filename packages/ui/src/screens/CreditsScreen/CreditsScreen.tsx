import type { MouseEvent, ReactNode } from 'react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { BonusPanel } from '../../components/BonusStrip/BonusStrip';
import type { BonusPanelProps } from '../../components/BonusStrip/BonusStrip';
import { Card } from '../../components/Card/Card';
import { Container } from '../../components/Container/Container';
import { Dialog } from '../../components/Dialog/Dialog';
import { TitleRow } from '../../components/TitleRow/TitleRow';
import { Heading } from '../../components/Heading/Heading';
import { Link as TextLink } from '../../components/Link/Link';
import { PriceCard, PriceCardGroup } from '../../components/PriceCard/PriceCard';
import type { PriceCardProps } from '../../components/PriceCard/PriceCard';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { useRouterParts } from '../../router/RouterParts';
import type { FormPartProps } from '../../router/RouterParts';
import { BalanceBox } from './BalanceBox';
import type { Balance } from './BalanceBox';
import { Benefits } from './Benefits';
import type { Benefit } from './Benefits';
import { chosen } from './chosen';
import { CodeEntry } from './CodeEntry';
import type { CodeEntryProps } from './CodeEntry';
import { MethodChoice } from './MethodChoice';
import type { MethodChoiceProps } from './MethodChoice';
import { OrderFoot } from './OrderFoot';
import type { OrderFootTexts } from './OrderFoot';
import { OrderPanel } from './OrderPanel';
import type { Order } from './OrderPanel';
import * as styles from './CreditsScreen.css';

export interface CreditPackage extends Omit<
  PriceCardProps,
  'name' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'selectLabel' | 'selectedLabel'
> {
  id: string;
  selected: boolean;
}

/** The sheet that shows the order on a phone; without it the order is at the end of the page. */
export interface OrderSheet {
  title: string;
  close: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

export interface CreditsScreenProps {
  title: string;
  text: ReactNode;
  balance: Balance;
  bonus?: BonusPanelProps;
  /** An `Alert` above the packages. */
  problem?: ReactNode;
  /** The order: packages, methods and the button are one form with method POST. */
  form: FormPartProps & { action: string };
  hidden?: Readonly<Record<string, string>>;
  packages: {
    label: string;
    name: string;
    selectLabel: string;
    selectedLabel: string;
    items: readonly CreditPackage[];
  };
  /** Called on selection, without submitting; without it the radios are uncontrolled. */
  onPackage?: (id: string) => void;
  methods: MethodChoiceProps;
  onMethod?: (id: string) => void;
  order: Order;
  /** The fixed bottom bar of a phone. */
  foot: Omit<OrderFootTexts, 'change' | 'review'> & { change: string; review: string };
  sheet?: OrderSheet;
  benefits: readonly Benefit[];
  code?: CodeEntryProps;
  /** Links to the last order and to earlier payments. */
  links: readonly { href: string; label: string }[];
}

const ids = { form: 'order', methods: 'methods', review: 'review' } as const;

function footLinks({ foot, order }: CreditsScreenProps): OrderFootTexts {
  const { change, review, ...texts } = foot;
  return {
    ...texts,
    change: { href: `#${ids.methods}`, label: change },
    review: order.next ?? { href: `#${ids.review}`, label: review },
  };
}

/** Opens the sheet instead of linking to the order at the end of the page. */
function opening({ sheet, order }: CreditsScreenProps) {
  if (!sheet || order.next) return undefined;
  return (event: MouseEvent) => {
    event.preventDefault();
    sheet.onOpen();
  };
}

/** The credits shop: packages, payment method, and the order with the full price. */
export function CreditsScreen(props: CreditsScreenProps) {
  const { title, text, balance, bonus, problem, form, hidden, packages, methods, order } = props;
  const { onPackage, onMethod, sheet, benefits, code, links } = props;
  const { Form } = useRouterParts();
  return (
    <Container className={styles.page}>
      <div className={styles.main}>
        <header className={styles.head}>
          <div className={styles.words}>
            <TitleRow>
              <Heading level={1}>{title}</Heading>
            </TitleRow>
            <div className={styles.onDesktop}>
              <Text tone="muted">{text}</Text>
            </div>
          </div>
          <BalanceBox {...balance} />
        </header>
        {bonus && <BonusPanel {...bonus} />}
        {problem}
        <Form method="post" {...form} id={ids.form} className={styles.packages}>
          <HiddenFields values={hidden} />
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
        </Form>
        <MethodChoice {...methods} id={ids.methods} form={ids.form} onMethod={onMethod} />
        <Stack align="start" gap={16}>
          {code && <CodeEntry {...code} />}
          {links.map(({ href, label }) => (
            <p key={href}>
              <TextLink look="standalone" href={href}>
                {label}
              </TextLink>
            </p>
          ))}
        </Stack>
      </div>
      <aside id={ids.review} className={sheet ? styles.sideOfSheet : styles.side}>
        <Card padding="large">
          <Heading level={2}>{order.title}</Heading>
          {sheet?.isOpen ? null : <OrderPanel form={ids.form} order={order} />}
          <Benefits items={benefits} />
        </Card>
      </aside>
      <OrderFoot {...footLinks(props)} onReview={opening(props)} />
      {sheet && (
        <Dialog
          isOpen={sheet.isOpen}
          title={sheet.title}
          close={sheet.close}
          size="medium"
          onClose={sheet.onClose}
        >
          <OrderPanel form={ids.form} order={order} />
        </Dialog>
      )}
    </Container>
  );
}
