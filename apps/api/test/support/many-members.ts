/** The searching member in `manyMembers`. */
export const searcherId = '00000000-0000-4000-8000-000000000001';

const id = `('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
const country = `(array['DE', 'DE', 'DE', 'GB', 'GB', 'NL', 'FR', 'IT', 'ES', 'PL', 'SE', 'DK', 'FI', 'NO'])[1 + n % 14]`;

/**
 * Statements that fill a database with members of the pool `amber` as a mature site has them: half of them
 * women, 14 places, three of them in Germany, 16 regions per country, all ages, one in twenty hidden, one in
 * five not shown on the brand, active in the last year.
 */
export function manyMembers(count: number): string[] {
  const everyMember = `generate_series(1, ${count}) n`;
  return [
    `insert into account (id, pool, brand, email, email_key, password_hash, status, language, signup_date, terms_version,
      terms_accepted_at, last_active_at)
    select ${id}, 'amber', 'amberlane', n || '@many.example', n || '@many.example', '', 'active', 'en', now(),
      '2023-12-01T12:00:00.000Z', now(), now() from ${everyMember}`,
    `insert into profile (id, pool, name, visible, gender, sexuality, date_of_birth, country, region, city, created_at,
      last_active_at, shown_on)
    select ${id}, 'amber', 'Member ' || n, n % 20 <> 0, case when n / 14 % 2 = 0 then 'female' else 'male' end, 'hetero',
      date '2006-01-01' - (n * 37 % 18000), ${country}, 'R' || n / 28 % 16, 'City ' || n / 448 % 12,
      now() - n * 6091 % 31536000 * interval '1 second', now() - n * 7919 % 31536000 * interval '1 second',
      case when n % 5 = 0 then array['another'] else array['amberlane', 'another'] end from ${everyMember}`,
    `insert into match_finder (account_id, answers)
    select ${id}, jsonb_build_object('sunday', (array['lunch', 'no_morning', 'first_coffee'])[1 + n % 3],
      'laugh', (array['smile', 'audible'])[1 + n / 3 % 2]) from ${everyMember} where n % 2 = 1`,
    `insert into block (blocker_id, blocked_id, created_at)
    select '${searcherId}'::uuid, ${id}, now() from generate_series(50, least(${count}, 5000), 50) n`,
    'vacuum analyze',
  ];
}
