import { Alert, BlockedPart as BlockList, Button, HiddenFields, useRouterParts } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useTimeZone } from '../../format/time-zone';
import { useForm } from '../../forms/use-form';
import { peopleMessages } from '../../people/messages';
import { settingsMessages as texts } from './messages';
import { sectionPath } from './section-list';
import type { blockedAction } from './settings-actions.server';
import type { DataOf } from './settings-data';

const action = sectionPath('blocked');

const shownName = (intl: IntlShape, name: string | null) => name ?? intl.formatMessage(texts.report_left);

function Unblocked({ id, name }: { readonly id: string; readonly name: string | null }) {
  const intl = useIntl();
  const { Form } = useRouterParts();
  return (
    <Alert
      tone="success"
      role="status"
      title={intl.formatMessage(texts.unblocked, { name: shownName(intl, name) })}
      action={
        name !== null && (
          <Form method="post" action={action}>
            <HiddenFields values={{ block: id, name }} />
            <Button type="submit" look="text" size="small">
              {intl.formatMessage(texts.undo)}
            </Button>
          </Form>
        )
      }
    />
  );
}

/** The blocked members, unblocking and its undo. */
export function BlockedPart({ data }: { readonly data: DataOf<'blocked'> }) {
  const intl = useIntl();
  const timeZone = useTimeZone(data.timeZone);
  const { answer, error } = useForm<typeof blockedAction>();
  const unblocked = answer?.done?.unblocked;
  return (
    <>
      {error && <Alert tone="danger" role="alert" title={error} />}
      <BlockList
        text={intl.formatMessage(texts.blocked_text)}
        people={data.people.map(({ id, name, fictional, created }) => ({
          id,
          name: shownName(intl, name),
          fictional: fictional ? intl.formatMessage(peopleMessages.fictional) : undefined,
          note: intl.formatMessage(texts.blocked_since, {
            date: intl.formatDate(created, { timeZone, dateStyle: 'long' }),
          }),
          unblock: {
            label: intl.formatMessage(texts.unblock),
            name: intl.formatMessage(texts.unblock_name, { name: shownName(intl, name) }),
            action,
            fields: { unblock: id, ...(name !== null && { name }) },
          },
        }))}
        empty={{
          title: intl.formatMessage(texts.nobody_title),
          text: intl.formatMessage(texts.nobody_text),
        }}
      />
      {unblocked && <Unblocked {...unblocked} />}
    </>
  );
}
