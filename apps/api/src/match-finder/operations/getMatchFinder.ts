import { operation } from '../../kernel/operation';
import { answersOf, matchFinderJson } from '../match-finder-json';

export const getMatchFinder = operation('getMatchFinder', { access: 'member' }, async (context) => {
  const { db, member } = context;
  const answers = await answersOf(db, member.id);
  return { status: 200, body: await matchFinderJson(db, context, answers) };
});
