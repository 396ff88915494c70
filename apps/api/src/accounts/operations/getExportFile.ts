import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { readyExportKey } from '../data-export';

export const getExportFile = operation(
  'getExportFile',
  { access: 'member', limits: ['export-file'] },
  async ({ db, member, clock, services }) => {
    const key = await readyExportKey(db, member.id, clock.now());
    const bytes = key === null ? null : await services.photos.read(key);
    if (!bytes) throw new ApiError('not_found');
    return new Response(Buffer.from(bytes), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="my-data.zip"',
        'cache-control': 'private, no-store',
      },
    });
  },
);
