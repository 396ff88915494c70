import { MenuButton, MenuLink, useRouterParts } from '@heartwood/ui';
import type { ChatScreenProps } from '@heartwood/ui';
import { Ban, Search, Trash2, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { chatMessages as texts } from './messages';
import { useRemoveChat } from './use-remove-chat';

interface ConversationMenuProps {
  /** The link to the other member's profile; none if there is none to see. */
  readonly profile: ChatScreenProps['partner']['profile'];
  /** The item that blocks; none if the conversation is closed. */
  readonly block: { readonly href: string; readonly label: string } | undefined;
  /** `null` before the first message. */
  readonly conversation: string | null;
  /** The menu item that reports; none if there is nothing to report. */
  readonly report: ReactNode;
  /** The action of the page's forms. */
  readonly action: string;
  /** Opens the search. */
  readonly onFind: () => void;
}

/** The operations on a conversation other than writing. */
export function ConversationMenu(props: ConversationMenuProps) {
  const { profile, block, conversation, report, action, onFind } = props;
  const intl = useIntl();
  const { Form } = useRouterParts();
  const onRemove = useRemoveChat(conversation);
  return (
    <>
      {profile && (
        <MenuLink href={profile.href} icon={<UserRound />}>
          {profile.label}
        </MenuLink>
      )}
      {report}
      {block && (
        <MenuLink href={block.href} tone="danger" icon={<Ban />}>
          {block.label}
        </MenuLink>
      )}
      {conversation !== null && (
        <MenuButton icon={<Search />} onClick={onFind}>
          {intl.formatMessage(texts.find)}
        </MenuButton>
      )}
      {conversation !== null && (
        <Form method="post" action={action} onSubmit={onRemove}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="conversation" value={conversation} />
          <MenuButton type="submit" tone="danger" icon={<Trash2 />}>
            {intl.formatMessage(texts.remove)}
          </MenuButton>
        </Form>
      )}
    </>
  );
}
