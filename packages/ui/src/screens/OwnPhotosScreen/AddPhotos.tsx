import { Plus } from 'lucide-react';
import { Button } from '../../components/Button/Button';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { useRouterParts } from '../../router/RouterParts';
import * as styles from './OwnPhotosScreen.css';

export interface AddPhotosProps {
  label: string;
  /** The form's action without script. */
  action: string;
  hidden?: Readonly<Record<string, string>>;
  /** Name of the file field. */
  name: string;
  /** Accepted media types. */
  accept: string;
  /** Label of the submit button without script. */
  send: string;
  onChoose: (files: readonly File[]) => void;
}

/** The slot of the next photo: accepts several files at once. */
export function AddPhotos({ label, action, hidden, name, accept, send, onChoose }: AddPhotosProps) {
  const { Form } = useRouterParts();
  return (
    <Form method="post" action={action} encType="multipart/form-data" className={styles.addForm}>
      <HiddenFields values={hidden} />
      <label className={styles.add}>
        <input
          className={styles.addInput}
          type="file"
          name={name}
          accept={accept}
          multiple
          required
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = '';
            if (files.length > 0) onChoose(files);
          }}
        />
        <Plus />
        {label}
      </label>
      <noscript>
        <Button type="submit" size="small">
          {send}
        </Button>
      </noscript>
    </Form>
  );
}
