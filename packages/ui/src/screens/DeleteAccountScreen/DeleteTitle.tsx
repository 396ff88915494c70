import { assignInlineVars } from '@vanilla-extract/dynamic';
import { longestWord, unbroken } from '../../type/fitted';
import { title } from './delete-steps.css';

/** A step's heading, small enough for its longest word. */
export function DeleteTitle({ children }: { children: string }) {
  return (
    <h1 className={title} style={assignInlineVars({ [unbroken]: String(longestWord(children)) })}>
      {children}
    </h1>
  );
}
