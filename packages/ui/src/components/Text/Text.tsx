import type { ElementType, ReactNode } from 'react';
import { textType } from '../../type/type.css';
import type { TextVariants } from '../../type/type.css';

export interface TextProps extends TextVariants {
  as?: ElementType;
  id?: string;
  lang?: string;
  children: ReactNode;
}

/** Running text by role; a paragraph unless `as` is set. */
export function Text({ as: Element = 'p', id, lang, children, ...variants }: TextProps) {
  return (
    <Element className={textType(variants)} id={id} lang={lang}>
      {children}
    </Element>
  );
}
