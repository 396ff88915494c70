import { useEffect, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

/** How long a touch must rest on a tile before a drag starts; until then it scrolls. */
const holdMs = 300;
/** How far a mouse moves before a press becomes a drag. */
const threshold = 6;

interface Press {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly timer?: ReturnType<typeof setTimeout>;
  /** The order during a drag; unset before it starts. */
  order?: readonly string[];
}

/** Returns the ids with one moved to the position of another. */
export function movedTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

function placeAt(list: HTMLElement | null, x: number, y: number): number | undefined {
  const tiles = [...(list?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  const under = tiles.find((tile) => {
    const box = tile.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
  return under && Number(under.dataset['place']);
}

/**
 * Reorders a list by dragging: with a mouse at once, by touch after a delay.
 * @param ids the current order
 * @param onOrder receives the new order, which is shown until it is saved; without it dragging is disabled
 * @returns the order to show, the dragged item, and the props of each item
 */
export function useDragOrder(
  list: RefObject<HTMLElement>,
  ids: readonly string[],
  onOrder?: (ids: readonly string[]) => Promise<unknown>,
) {
  const [held, setHeld] = useState<string>();
  const [dragged, setDragged] = useState<readonly string[]>();
  const press = useRef<Press>();
  const moved = useRef(false);
  const known = ids.join();
  const order = dragged ?? ids;

  useEffect(() => setDragged(undefined), [known]);

  useEffect(() => {
    const element = list.current;
    if (!held || !element) return undefined;
    const stay = (event: TouchEvent) => event.preventDefault();
    element.addEventListener('touchmove', stay, { passive: false });
    return () => element.removeEventListener('touchmove', stay);
  }, [held, list]);

  function hold(start: Press) {
    moved.current = false;
    start.order = ids;
    setHeld(start.id);
  }

  function letGo() {
    if (press.current?.timer) clearTimeout(press.current.timer);
    press.current = undefined;
    setHeld(undefined);
  }

  function follow(event: PointerEvent<HTMLElement>) {
    const start = press.current;
    if (!start) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > threshold;
    if (!start.order) {
      if (!far) return;
      if (event.pointerType !== 'mouse') return letGo();
      event.currentTarget.setPointerCapture(event.pointerId);
      hold(start);
    }
    const place = placeAt(list.current, event.clientX, event.clientY);
    if (place === undefined || !start.order || start.order[place] === start.id) return;
    moved.current = true;
    start.order = movedTo(start.order, start.id, place);
    setDragged(start.order);
  }

  function cancel() {
    letGo();
    setDragged(undefined);
  }

  async function drop() {
    if (!press.current) return;
    const reached = press.current.order;
    letGo();
    if (reached && reached.join() !== known) await onOrder?.(reached);
    setDragged(undefined);
  }

  useEffect(() => {
    if (!held) return undefined;
    const release = () => void drop();
    window.addEventListener('pointerup', release);
    return () => window.removeEventListener('pointerup', release);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a tile that moves in the page loses the pointer
  }, [held]);

  return {
    order,
    held,
    bind: (id: string, index: number) => ({
      'data-place': index,
      ...(onOrder && {
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          if (event.button !== 0) return;
          moved.current = false;
          const { currentTarget, pointerId } = event;
          const timer =
            event.pointerType === 'mouse'
              ? undefined
              : setTimeout(() => {
                  currentTarget.setPointerCapture(pointerId);
                  if (press.current) hold(press.current);
                }, holdMs);
          press.current = { id, x: event.clientX, y: event.clientY, timer };
        },
        onPointerMove: follow,
        onPointerUp: () => void drop(),
        onPointerCancel: cancel,
        onContextMenu: (event: { preventDefault: () => void }) => {
          if (held) event.preventDefault();
        },
        onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
          if (!moved.current) return;
          moved.current = false;
          event.preventDefault();
          event.stopPropagation();
        },
      }),
    }),
  };
}
