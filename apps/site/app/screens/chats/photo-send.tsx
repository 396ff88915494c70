import { actionMessages } from '@heartwood/i18n';
import { photoUpload } from '@heartwood/domain';
import { PhotoSend } from '@heartwood/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { problemText } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { giftMessages } from './gift-messages';
import { chatMessages } from './messages';
import { photoMessages as texts } from './photo-messages';

interface PhotoSendPartProps {
  readonly isOpen: boolean;
  /** Whom it is for. */
  readonly name: string;
  readonly cost: number;
  readonly credits: number;
  /** The cost in money. */
  readonly price: { readonly amount: number; readonly currency: string } | null;
  readonly creditsHref: string;
  readonly onSend: (file: File) => void;
  readonly onClose: () => void;
}

function problemOfFile({ size, type }: File): FormProblem['code'] | undefined {
  if (size > photoUpload.maxBytes) return 'payload_too_large';
  return type.startsWith('image/') ? undefined : 'photo_invalid';
}

/** Takes or chooses a photo, and sends it once its price was shown. */
export default function PhotoSendPart({
  isOpen,
  name,
  cost,
  credits,
  price,
  creditsHref,
  onSend,
  onClose,
}: PhotoSendPartProps) {
  const intl = useIntl();
  const [file, setFile] = useState<File>();
  const [picture, setPicture] = useState<string>();
  const problem = file && problemOfFile(file);
  useEffect(() => {
    if (!file || problem) return undefined;
    const address = URL.createObjectURL(file);
    setPicture(address);
    return () => {
      URL.revokeObjectURL(address);
      setPicture(undefined);
    };
  }, [file, problem]);

  const money = price ? [moneyText(intl, price)] : [];
  return (
    <PhotoSend
      isOpen={isOpen}
      title={intl.formatMessage(texts.title, { name })}
      close={intl.formatMessage(actionMessages.close)}
      onClose={onClose}
      picture={picture === undefined ? undefined : { src: picture, label: intl.formatMessage(texts.preview) }}
      take={intl.formatMessage(texts.take)}
      pick={intl.formatMessage(texts.pick)}
      onFile={setFile}
      error={problem && problemText(intl, { code: problem, fields: {}, data: {} })}
      note={intl.formatMessage(texts.note, { name })}
      price={[intl.formatMessage(giftMessages.total, { count: cost }), ...money].join(' · ')}
      missing={
        cost > credits
          ? {
              text: intl.formatMessage(giftMessages.missing, { count: cost - credits }),
              topUp: { href: creditsHref, label: intl.formatMessage(chatMessages.top_up) },
            }
          : undefined
      }
      send={intl.formatMessage(actionMessages.send)}
      onSend={() => {
        if (file && !problem) onSend(file);
      }}
    />
  );
}
