import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { cutPhoto } from '../../components/CropFrame/cut-photo';
import type { Crop } from '../../components/CropFrame/crop';

/** The field with the file, and the image that shows it. */
export interface CutParts {
  /** Contains the file fields; one of them has the chosen file. */
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

/** Where scripts can't set a file field, the whole photo stays in it and the server crops it. */
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
 * Makes the form submit the crop instead of the whole photo: the first submit is delayed until the crop is in
 * the file field and then repeated, so that every kind of submission includes it. Skipping the step is not
 * delayed.
 * @returns a setter, called whenever the crop changes; `undefined` while there is none
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
