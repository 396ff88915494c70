import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { reducedMotion } from '../../base/motion';
import { answerAt, flightMs, isPress, speedOf, sureness, turnAt } from './swipe-motion';
import type { SwipeAnswer } from './swipe-motion';

interface SwipeDrag {
  /** On top and draggable, behind, or flying out with that answer. */
  readonly place: 'top' | 'behind' | SwipeAnswer;
  readonly onAnswer: (answer: SwipeAnswer) => void;
  /** Called on a press without a drag. */
  readonly onPress: () => void;
}

const variables = ['--x', '--turn', '--like', '--skip', '--flight'] as const;
const held = 'data-held';

function lean({ style, offsetWidth }: HTMLElement, dx: number): void {
  const sure = String(sureness(dx, offsetWidth));
  style.setProperty('--x', `${dx}px`);
  style.setProperty('--turn', `${turnAt(dx, offsetWidth)}deg`);
  style.setProperty('--like', dx > 0 ? sure : '0');
  style.setProperty('--skip', dx < 0 ? sure : '0');
}

function rest(card: HTMLElement): void {
  card.removeAttribute(held);
  for (const variable of variables) card.style.removeProperty(variable);
}

/**
 * Makes a card follow the finger and fly out at the speed it was thrown, by custom properties that its style
 * reads.
 */
export function useSwipeDrag(card: RefObject<HTMLElement>, drag: SwipeDrag): void {
  const { place } = drag;
  const thrown = useRef({ dx: 0, speed: 0 });
  const latest = useRef(drag);
  latest.current = drag;

  useEffect(() => {
    const element = card.current;
    if (!element) return;
    if (place === 'top' || place === 'behind') {
      rest(element);
      return;
    }
    const { dx, speed } = thrown.current;
    const away = (place === 'like' ? 1 : -1) * (window.innerWidth / 2 + element.offsetWidth);
    element.style.setProperty('--flight', `${flightMs(Math.abs(away - dx), speed)}ms`);
    lean(element, away);
    thrown.current = { dx: 0, speed: 0 };
  }, [card, place]);

  useEffect(() => {
    const element = card.current;
    if (!element || place !== 'top') return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let from: { readonly id: number; readonly x: number; readonly y: number } | undefined;
    let samples: { x: number; at: number }[] = [];

    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || from) return;
      from = { id: event.pointerId, x: event.clientX, y: event.clientY };
      samples = [];
    };
    const onMove = (event: PointerEvent) => {
      if (from?.id !== event.pointerId || window.matchMedia(reducedMotion).matches) return;
      const dx = event.clientX - from.x;
      if (!element.hasAttribute(held)) {
        if (isPress(dx, 0)) return;
        element.setPointerCapture(event.pointerId);
        element.setAttribute(held, '');
      }
      samples.push({ x: event.clientX, at: event.timeStamp });
      lean(element, dx);
    };
    const onUp = (event: PointerEvent) => {
      if (from?.id !== event.pointerId) return;
      const dx = event.clientX - from.x;
      const pressed = isPress(dx, event.clientY - from.y);
      from = undefined;
      if (!element.hasAttribute(held)) {
        if (pressed) latest.current.onPress();
        return;
      }
      const speed = speedOf([...samples, { x: event.clientX, at: event.timeStamp }]);
      const answer = answerAt(dx, speed, element.offsetWidth);
      if (answer) {
        element.removeAttribute(held);
        thrown.current = { dx, speed };
        latest.current.onAnswer(answer);
      } else rest(element);
    };
    const onCancel = () => {
      from = undefined;
      rest(element);
    };
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('pointercancel', onCancel, { signal });
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => listening.abort();
  }, [card, place]);
}
