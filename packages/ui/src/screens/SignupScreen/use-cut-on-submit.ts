import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { cutPhoto } from '../../components/CropFrame/cut-photo';
import type { Crop } from '../../components/CropFrame/crop';

/** What is cut: the field that holds the file, the picture that shows it. */
export interface CutParts {
  /** Holds the file fields; one of them has the chosen file. */
  fields: RefObject<HTMLElement>;
  picture: RefObject<HTMLImageElement>;
}

function chosenIn(fields: HTMLElement | null): HTMLInputElement | undefined {
  const inputs = fields?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? [];
  return [...inputs].find(({ files }) => files && files.length > 0);
}

async function cutOf(...material: Parameters<typeof cutPhoto>): Promise<File | undefined> {
  const { cutPhoto: make } = await import('../../components/CropFrame/cut-photo');
  return make(...material);
}

/** Where the browser lets no script fill a file field, the whole photo stays in it and the server cuts it. */
function put(input: HTMLInputElement, file: File): void {
  try {
    const carrier = new DataTransfer();
    carrier.items.add(file);
    input.files = carrier.files;
  } catch {
    return;
  }
}

/**
 * Makes the form send the cut instead of the whole photo: its first submit waits until the cut stands in the file field
 * and is then sent again, so that every way of sending takes it along. Leaving the step out is not held up.
 * @returns takes the cut whenever it changes; `undefined` while there is none
 */
export function useCutOnSubmit({ fields, picture }: CutParts): (crop: Crop | undefined) => void {
  const wanted = useRef<Crop>();

  useEffect(() => {
    const form = fields.current?.closest('form');
    if (!form) return undefined;
    async function send(input: HTMLInputElement, crop: Crop, submitter: HTMLElement | null) {
      const name = input.files?.[0]?.name ?? 'photo';
      const cut = picture.current && (await cutOf(picture.current, crop, name).catch(() => undefined));
      if (cut) put(input, cut);
      form?.requestSubmit(submitter);
    }
    function hold(event: SubmitEvent) {
      const crop = wanted.current;
      const input = chosenIn(fields.current);
      const skips = event.submitter instanceof HTMLButtonElement && event.submitter.formNoValidate;
      if (!crop || !input || skips) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      wanted.current = undefined;
      void send(input, crop, event.submitter);
    }
    form.addEventListener('submit', hold, { capture: true });
    return () => form.removeEventListener('submit', hold, { capture: true });
  }, [fields, picture]);

  return (crop) => {
    wanted.current = crop;
  };
}
