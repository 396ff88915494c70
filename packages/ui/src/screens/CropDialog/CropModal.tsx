import { TrianglesCenterlineDashedVertical, RotateCcw, RotateCwSquare, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../../components/Button/Button';
import { IconButton } from '../../components/IconButton/IconButton';
import {
  fittedCrop,
  firstCrop,
  largestTurn,
  largestZoom,
  mirroredCrop,
  quarterTurned,
} from '../../components/CropFrame/crop';
import { CropFrame, CropPreview } from '../../components/CropFrame/CropFrame';
import { CropSlider } from '../../components/CropFrame/CropSlider';
import { cutPhoto } from '../../components/CropFrame/cut-photo';
import { useCrop } from '../../components/CropFrame/use-crop';
import { displayType } from '../../type/type.css';
import type { CropDialogProps } from './crop-dialog-props';
import * as styles from './CropModal.css';
import { TurnDial } from './TurnDial';

type CropModalProps = Omit<CropDialogProps, 'photo'> & { photo: NonNullable<CropDialogProps['photo']> };

function Keys({ names, children }: { names: readonly string[]; children: ReactNode }) {
  return (
    <li className={styles.keyRow}>
      {names.map((name) => (
        <kbd key={name} className={styles.keyName}>
          {name}
        </kbd>
      ))}
      {children}
    </li>
  );
}

function Measure({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div>
      <p className={styles.measure}>
        <span className={styles.measureLabel}>{label}</span>
        <span>{value}</span>
      </p>
      {children}
    </div>
  );
}

/** The modal crop tool: stage and dial on a phone, from desktop up stage with sliders and previews. */
export default function CropModal(props: CropModalProps) {
  const { photo, texts, position, whole, busy, onCut, onCancel } = props;
  const { crop, photo: size, change, start } = useCrop();
  const [isCutting, setCutting] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  const hintId = useId();
  const { src, file } = photo;

  useEffect(() => picture.current?.closest('button')?.focus(), []);

  const zoomTo = (zoom: number) => change((now, shown) => fittedCrop({ ...now, zoom }, shown));
  const turnTo = (turn: number) => change((now, shown) => fittedCrop({ ...now, turn }, shown));
  const restart = () => change((_now, shown) => firstCrop(shown));

  async function cut() {
    if (!crop || !picture.current || isCutting) return;
    setCutting(true);
    const made = await cutPhoto(picture.current, crop, file.name).catch(() => undefined);
    onCut(made ?? file);
  }

  const turnText = texts.degrees(Math.round(crop?.turn ?? 0));
  const sizeText = texts.percent(crop?.zoom ?? 1);
  const sizeSlider = (
    <CropSlider
      label={texts.size}
      min={1}
      max={largestZoom}
      step={0.02}
      value={crop?.zoom ?? 1}
      text={sizeText}
      onChange={zoomTo}
    />
  );
  const tools = (
    <>
      <IconButton
        label={texts.quarter}
        icon={<RotateCwSquare />}
        size="large"
        look="soft"
        onClick={() => change(quarterTurned)}
      />
      <IconButton
        label={texts.mirror}
        icon={<TrianglesCenterlineDashedVertical />}
        size="large"
        look="soft"
        onClick={() => change(mirroredCrop)}
      />
    </>
  );
  return (
    <ModalOverlay
      isOpen
      isDismissable={false}
      className={styles.scrim}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
    >
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog}>
          <div className={styles.bar}>
            <span className={styles.barClose}>
              <IconButton label={texts.close} icon={<X />} onClick={onCancel} />
            </span>
            <Heading slot="title" level={2} className={`${displayType({ type: 'sub' })} ${styles.title}`}>
              {texts.title}
              {position && <span className={styles.position}>{position}</span>}
            </Heading>
            <span className={styles.barRestart}>
              <IconButton label={texts.restart} icon={<RotateCcw />} onClick={restart} />
            </span>
          </div>
          <div className={styles.stage}>
            <CropFrame
              src={src}
              crop={crop}
              photo={size}
              look="stage"
              label={texts.frame}
              describedBy={hintId}
              pictureRef={picture}
              onChange={change}
              onLoad={start}
              onUnreadable={() => onCut(file)}
            />
          </div>
          <div className={styles.side}>
            <p className={styles.hint} id={hintId}>
              {texts.hint}
            </p>
            <div className={styles.onPhone}>
              {sizeSlider}
              <TurnDial label={texts.turn} value={crop?.turn ?? 0} text={turnText} onChange={turnTo} />
            </div>
            <div className={styles.onDesktop}>
              <Measure label={texts.size} value={sizeText}>
                {sizeSlider}
              </Measure>
              <Measure label={texts.turn} value={turnText}>
                <CropSlider
                  label={texts.turn}
                  min={-largestTurn}
                  max={largestTurn}
                  step={1}
                  value={Math.round(crop?.turn ?? 0)}
                  text={turnText}
                  onChange={turnTo}
                />
              </Measure>
              <div className={styles.previews}>
                {crop && size && (
                  <>
                    <span>
                      <span className={styles.card}>
                        <CropPreview src={src} crop={crop} photo={size} />
                      </span>
                      {texts.card}
                    </span>
                    <span>
                      <span className={styles.chat}>
                        <CropPreview src={src} crop={crop} photo={size} />
                      </span>
                      {texts.chat}
                    </span>
                  </>
                )}
                <span className={styles.previewTools}>{tools}</span>
              </div>
              <ul className={styles.keys}>
                <Keys names={['↑', '←']}>{texts.move}</Keys>
                <Keys names={['+', '−']}>{texts.size}</Keys>
                <Keys names={['[', ']']}>{texts.turn}</Keys>
                <Keys names={['R']}>{texts.restart}</Keys>
              </ul>
            </div>
            {whole && (
              <span className={styles.whole}>
                <Button look="text" size="small" full onClick={whole.onPress}>
                  {whole.label}
                </Button>
              </span>
            )}
            <div className={styles.actions}>
              <span className={styles.phoneTools}>{tools}</span>
              <span className={styles.cancel}>
                <Button look="outlined" full onClick={onCancel}>
                  {texts.cancel}
                </Button>
              </span>
              <Button full onClick={() => void cut()} busy={isCutting ? busy : undefined}>
                {texts.use}
              </Button>
            </div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
