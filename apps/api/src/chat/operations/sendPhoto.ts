import { randomUUID } from 'node:crypto';
import { ApiError, invalidFields } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { preparePhoto } from '../../photos/prepare-photo';
import { photoContent } from '../content';
import { partnerById } from '../partner';
import { send, sentJson } from '../send';

export const sendPhoto = operation(
  'sendPhoto',
  {
    access: 'member',
    transaction: 'later',
    limits: ['message-attempt', 'upload', 'upload-long'],
    sendsMessage: true,
  },
  async ({ upload, db, member, viewer, brand, services, writeOnce }) => {
    if (!upload) throw invalidFields({ file: 'required' });
    const recipientId = knownId(upload.fields.profile ?? '');
    if (recipientId === member.id) throw new ApiError('own_profile');
    // Fails early, before the expensive image processing; checked again under the locks.
    const partner = await partnerById(db, viewer, recipientId);
    if (!partner) throw new ApiError('not_found');
    if (partner.blocked) throw new ApiError('blocked');
    return preparePhoto(services.photos, upload.file, (photo, keep) =>
      writeOnce(async (scope) => {
        const content = photoContent({ id: randomUUID(), ...photo });
        const sent = await send(scope, { senderId: member.id, recipientId, brand, content });
        keep();
        return { status: 200, body: sentJson(sent) };
      }),
    );
  },
);
