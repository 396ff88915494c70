import type { ReactNode } from 'react';
import type { SceneName } from './scenes';

const grooves = [188, 172, 156, 140, 124, 108, 92];
const threads = [170, 152, 134, 116];
const black = ['-120 -120', '-40 -120', '80 -120', '-120 0', '0 -40', '40 40', '-80 80', '80 80'];

const drawings: Readonly<Record<SceneName, ReactNode>> = {
  coffee: (
    <>
      <circle r="200" fill="#fff" />
      <circle r="161" fill="#5A2A12" stroke="#3c1808" strokeWidth="14" />
      <path
        d="M-60-90c60-50 150-10 150 70S20 110-50 90s-100-90-40-130S70-40 50 20-40 50-50 10 0-30 12-4"
        fill="none"
        stroke="#E9B27A"
        strokeWidth="26"
        strokeLinecap="round"
      />
    </>
  ),
  wine: (
    <>
      <circle r="196" fill="#FFAC7E" stroke="#FFEFE6" strokeWidth="9" />
      <circle r="180" fill="#B0102E" />
      <path d="M-170-60A180 180 0 0 1 120-134C60-90-60-30-170-60Z" fill="#D7263D" />
      <path d="M-120 60q120 50 240-10" stroke="#ff7a86" strokeWidth="10" fill="none" strokeLinecap="round" />
    </>
  ),
  dancing: (
    <g className="record">
      <circle r="200" fill="#1C0B26" />
      {grooves.map((r) => (
        <circle key={r} r={r} fill="none" stroke="#5b3a66" strokeWidth="2.4" />
      ))}
      <path
        d="M0 0-80-184A200 200 0 0 1 80-184ZM0 0-80 184A200 200 0 0 0 80 184Z"
        fill="#fff"
        opacity=".14"
      />
      <circle r="70" fill="#FFC531" />
      <circle r="46" fill="#FF6B1A" />
      <path d="M-30-14h26M-30 0h16" stroke="#1C0B26" strokeWidth="5" strokeLinecap="round" />
      <circle r="9" fill="#1C0B26" />
    </g>
  ),
  open: (
    <>
      <circle r="200" fill="#FFF3E2" />
      <g fill="#F2D9BE">
        <circle cx="-60" cy="-70" r="40" />
        <circle cx="70" cy="30" r="60" />
        <circle cx="-50" cy="90" r="28" />
        <circle cx="90" cy="-100" r="22" />
        <circle cx="-130" cy="20" r="18" />
      </g>
    </>
  ),
  ribbon: (
    <>
      <circle r="200" fill="#FFC531" />
      <circle r="184" fill="#6B1236" />
      {threads.map((r) => (
        <circle key={r} r={r} fill="none" stroke="#8E1C4A" strokeWidth="6" />
      ))}
      <path
        d="M-184 0A184 184 0 0 1-92-159L-50-87A100 100 0 0 0-100 0ZM184 0A184 184 0 0 1 92 159L50 87A100 100 0 0 0 100 0Z"
        fill="#C2255C"
      />
      <circle r="100" fill="#FFC531" />
      <circle r="78" fill="#F2A900" />
      <circle r="34" fill="#3A1240" />
    </>
  ),
  keyhole: (
    <>
      <circle r="200" fill="#FFC531" />
      <circle r="172" fill="none" stroke="#C98A0A" strokeWidth="8" />
      <path d="M-141-141A200 200 0 0 1 141-141L0 0Z" fill="#FFE08A" />
      <circle r="112" fill="#F2A900" />
      <path d="M0-84a52 52 0 0 1 28 96l22 84h-100l22-84a52 52 0 0 1 28-96Z" fill="#1C0B26" />
      <g fill="#C98A0A">
        <circle cx="-142" r="14" />
        <circle cx="142" r="14" />
        <circle cy="-142" r="14" />
        <circle cy="142" r="14" />
      </g>
    </>
  ),
  tea: (
    <>
      <circle r="200" fill="#0C8577" />
      <circle r="176" fill="#fff" />
      <path d="M-124-124A176 176 0 0 1 124-124L0 0Z" fill="#FFE3D1" />
      <circle
        r="132"
        fill="none"
        stroke="#0C8577"
        strokeWidth="10"
        strokeDasharray="2 22"
        strokeLinecap="round"
      />
      <circle r="64" fill="#FF6B1A" />
      <circle cx="-14" cy="-16" r="26" fill="#FF9A5C" />
      <circle cy="-98" r="9" fill="#07474A" />
    </>
  ),
  crossword: (
    <>
      <circle r="200" fill="#8A4A1A" />
      <circle r="184" fill="#B5651D" />
      <path d="M-140-140h280v280h-280Z" fill="#FFF3E2" transform="rotate(-9)" />
      <g transform="rotate(-9)">
        <path
          d="M-120-120h240v240h-240ZM-80-120v240M-40-120v240M0-120v240M40-120v240M80-120v240M-120-80h240M-120-40h240M-120 0h240M-120 40h240M-120 80h240"
          fill="none"
          stroke="#1C0B26"
          strokeWidth="4"
        />
        {black.map((at) => {
          const [x, y] = at.split(' ');
          return <rect key={at} x={x} y={y} width="40" height="40" fill="#1C0B26" />;
        })}
      </g>
      <path d="M70 150 168 34l18 15L88 165l-26 10Z" fill="#D7263D" />
      <path d="m70 150 18 15-26 10Z" fill="#FFE3D1" />
    </>
  ),
  barber: (
    <>
      <circle r="200" fill="#fff" />
      <circle r="187" fill="none" stroke="#D7263D" strokeWidth="26" strokeDasharray="74 73" />
      <circle r="160" fill="#0C8577" />
      <path d="M-70-144A160 160 0 0 1 40-155L-110 116A160 160 0 0 1-152-48Z" fill="#4FB3A5" />
      <path d="M70-144 96-128-40 155-74 142Z" fill="#7FCBBF" />
      <g fill="none" stroke="#07474A" strokeWidth="12" strokeLinecap="round">
        <circle cx="34" cy="92" r="22" />
        <circle cx="92" cy="72" r="22" />
        <path d="M40 70 68-40M78 55 8-26" />
      </g>
    </>
  ),
};

/** The content of a scene's circle, centred in a square of 410. */
export function SceneDrawing({ scene }: { scene: SceneName }) {
  return (
    <svg className="disc" viewBox="-205 -205 410 410" aria-hidden="true">
      {drawings[scene]}
    </svg>
  );
}
