import { sql, type Migration } from 'kysely';

const statements = [
  'alter table photo add column reviewed_at timestamptz',
  `update photo set reviewed_at = photo.created_at
    from profile where profile.id = photo.account_id and profile.demo`,
  `create index photo_unreviewed on photo (created_at) where status = 'active' and reviewed_at is null`,
];

/** When a moderator approved a photo, so that those shown before can be reviewed afterwards. */
export const reviewedPhotos: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
