import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Heading } from '../../components/Heading/Heading';
import { SelectField } from '../../components/SelectField/SelectField';
import type { SelectFieldProps } from '../../components/SelectField/SelectField';
import { Stack } from '../../components/Stack/Stack';
import { Tag } from '../../components/Tag/Tag';
import { Text } from '../../components/Text/Text';
import { useRouterParts } from '../../router/RouterParts';
import type { FormPartProps } from '../../router/RouterParts';
import * as styles from './PricingScreen.css';

export interface PricingScreenProps {
  title: string;
  lead: string;
  /** What is free and what costs credits, each with its price in words. */
  costs: readonly { title: string; price: string; text?: string }[];
  packages: {
    title: string;
    head: { credits: string; price: string; perMessage: string };
    rows: readonly { id: string; credits: string; price: string; perMessage: string; flag?: string }[];
    /** Below the table: VAT, no renewal. */
    note: string;
    /** Replaces the table where nothing is sold. */
    none?: ReactNode;
  };
  /** The country of the prices, where there are several. */
  country?: { form: FormPartProps & { action: string }; field: SelectFieldProps; submit: string };
  action: { href: string; label: string };
}

/** Prices: what is free, prices in credits, packages in money. */
export function PricingScreen({ title, lead, costs, packages, country, action }: PricingScreenProps) {
  const { Form } = useRouterParts();
  const { head, rows } = packages;
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <Text type="lead" tone="muted">
          {lead}
        </Text>
      </header>
      <dl className={styles.costs}>
        {costs.map((cost) => (
          <div key={cost.title} className={styles.cost}>
            <dt className={styles.costTitle}>{cost.title}</dt>
            <dd className={styles.price}>{cost.price}</dd>
            {cost.text && <dd className={styles.costText}>{cost.text}</dd>}
          </div>
        ))}
      </dl>
      <Card as="section" look="outlined" aria-labelledby="packages">
        <Stack gap={20}>
          <div className={styles.packagesHead}>
            <Heading level={2} id="packages">
              {packages.title}
            </Heading>
            {country && (
              <Form method="get" {...country.form} className={styles.country}>
                <SelectField {...country.field} />
                <Button type="submit" look="soft" tone="primary">
                  {country.submit}
                </Button>
              </Form>
            )}
          </div>
          {rows.length === 0 ? (
            packages.none
          ) : (
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col" className={styles.headCell}>
                    {head.credits}
                  </th>
                  <th scope="col" className={styles.headCell}>
                    {head.price}
                  </th>
                  <th scope="col" className={styles.headCell}>
                    {head.perMessage}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row" className={styles.size}>
                      {row.credits}{' '}
                      {row.flag && (
                        <Tag look="filled" tone="secondary">
                          {row.flag}
                        </Tag>
                      )}
                    </th>
                    <td className={styles.amount}>{row.price}</td>
                    <td className={styles.cell}>{row.perMessage}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <Text type="small" tone="muted">
            {packages.note}
          </Text>
        </Stack>
      </Card>
      <p>
        <ButtonLink href={action.href} size="large">
          {action.label}
        </ButtonLink>
      </p>
    </section>
  );
}
