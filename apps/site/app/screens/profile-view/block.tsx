import { actionMessages } from '@heartwood/i18n';
import {
  Alert,
  Button,
  ButtonLink,
  Dialog,
  DialogActions,
  Inline,
  MenuLink,
  Text,
  useRouterParts,
} from '@heartwood/ui';
import { useNavigation } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useOverlayTurn } from '../../overlays/overlay-turn';
import { urls } from '../../urls';
import { askBlock, blockIntent } from './profile-query';
import { profileViewMessages as texts } from './messages';

interface BlockProps {
  readonly name: string;
  /** Address of the profile's page. */
  readonly page: string;
}

function useBlocking(): boolean {
  return useNavigation().formData?.get('intent') === blockIntent;
}

interface BlockFormProps {
  readonly page: string;
  readonly label: string;
  readonly full?: boolean;
}

function BlockForm({ page, label, full }: BlockFormProps) {
  const intl = useIntl();
  const { Form } = useRouterParts();
  const busy = useBlocking();
  return (
    <Form method="post" action={page}>
      <input type="hidden" name="intent" value={blockIntent} />
      <Button
        type="submit"
        tone="danger"
        full={full}
        busy={busy ? intl.formatMessage(actionMessages.loading) : undefined}
      >
        {label}
      </Button>
    </Form>
  );
}

/** The menu item; without script it links to the page with the question. */
export function BlockLink({ name, page, onAsk }: BlockProps & { readonly onAsk: () => void }) {
  const intl = useIntl();
  function ask(event: MouseEvent) {
    event.preventDefault();
    onAsk();
  }
  return (
    <MenuLink href={urls.withQuery(page, { [askBlock]: 1 })} tone="danger" onClick={ask}>
      {intl.formatMessage(texts.block, { name })}
    </MenuLink>
  );
}

/** The question as part of the page, for browsers without script. */
export function BlockAlert({ name, page }: BlockProps) {
  const intl = useIntl();
  return (
    <Alert
      tone="danger"
      title={intl.formatMessage(texts.block_question, { name })}
      action={
        <Inline>
          <ButtonLink href={page} look="outlined">
            {intl.formatMessage(actionMessages.cancel)}
          </ButtonLink>
          <BlockForm page={page} label={intl.formatMessage(texts.block, { name })} />
        </Inline>
      }
    >
      {intl.formatMessage(texts.block_text)}
    </Alert>
  );
}

/** The question as a dialog. */
export function BlockDialog({ name, page, onClose }: BlockProps & { readonly onClose: () => void }) {
  const intl = useIntl();
  const isOpen = useOverlayTurn('opened', true);
  return (
    <Dialog isOpen={isOpen} title={intl.formatMessage(texts.block_question, { name })} onClose={onClose}>
      <Text>{intl.formatMessage(texts.block_text)}</Text>
      <DialogActions>
        <Button look="outlined" full onClick={onClose}>
          {intl.formatMessage(actionMessages.cancel)}
        </Button>
        <BlockForm page={page} label={intl.formatMessage(texts.block, { name })} full />
      </DialogActions>
    </Dialog>
  );
}
