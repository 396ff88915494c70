import { Component } from 'react';
import type { HTMLAttributes, RefObject } from 'react';

/** Distance from the end within which a conversation still counts as at its end. */
const nearEnd = 40;

interface KeepPlaceProps extends HTMLAttributes<HTMLDivElement> {
  scroller: RefObject<HTMLDivElement>;
  /** Whether the newest message is loaded. */
  holdsEnd: boolean;
}

interface Place {
  message: string;
  top: number;
}

function boxOf(message: Element): DOMRect | undefined {
  return message.firstElementChild?.getBoundingClientRect();
}

function placesIn(scroller: HTMLElement): Place[] {
  const { top, bottom } = scroller.getBoundingClientRect();
  const places: Place[] = [];
  for (const element of scroller.querySelectorAll<HTMLElement>('[data-message]')) {
    const box = boxOf(element);
    if (!box || box.bottom <= top) continue;
    if (box.top >= bottom) break;
    places.push({ message: element.dataset['message'] ?? '', top: box.top });
  }
  return places;
}

/**
 * The scroll container of messages. Keeps the scroll position while messages are added and removed above and
 * below; at the end of the conversation the newest message stays in view.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  override getSnapshotBeforeUpdate({ holdsEnd }: KeepPlaceProps): Place[] {
    const scroller = this.props.scroller.current;
    const atEnd = holdsEnd && (scroller?.scrollTop ?? 0) > -nearEnd;
    return scroller && !atEnd ? placesIn(scroller) : [];
  }

  override componentDidUpdate(_props: KeepPlaceProps, _state: unknown, places: Place[]): void {
    const scroller = this.props.scroller.current;
    if (!scroller) return;
    for (const { message, top } of places) {
      const element = scroller.querySelector(`[data-message="${CSS.escape(message)}"]`);
      const box = element && boxOf(element);
      if (!box) continue;
      if (Math.abs(box.top - top) >= 1) scroller.scrollTop += box.top - top;
      return;
    }
  }

  override render() {
    const { scroller, holdsEnd: _holdsEnd, ...rest } = this.props;
    return <div {...rest} ref={scroller} />;
  }
}
