import { fill } from './drawing.css';

/** The motifs of a question's two halves. */
export type FinderScene = 'mountains' | 'water' | 'home' | 'out' | 'cook' | 'eat_out';

function Mountains() {
  return (
    <>
      <path className={fill.pale} d="M0 0H390V300H0Z" />
      <circle className={fill.primary} cx="86" cy="92" r="44" />
      <path className={fill.primaryDeep} d="M60 300L232 44 390 270V300Z" />
      <path className={fill.night} opacity=".5" d="M232 44L150 300H390V270Z" />
      <path className={fill.cream} d="M232 44l-44 66 26 18 22-24 28 26 20-20Z" />
      <path className={fill.greenDeep} d="M0 236C80 196 170 236 250 262S360 268 390 250V300H0Z" />
      <path className={fill.green} d="M0 268C90 246 200 280 390 270V300H0Z" />
    </>
  );
}

function Water() {
  return (
    <>
      <path className={fill.sun} d="M0 0H390V300H0Z" />
      <circle className={fill.cream} cx="300" cy="120" r="56" />
      <path className={fill.green} d="M0 150H390V300H0Z" />
      <path className={fill.greenDeep} d="M0 196q33-20 65 0t65 0 65 0 65 0 65 0 65 0V300H0Z" />
      <path className={fill.cream} d="M84 60v92H22C54 132 76 100 84 60Z" />
      <path className={fill.red} d="M94 76c20 18 30 42 34 76H94Z" />
      <path className={fill.redDeep} d="M14 160h132c-6 22-22 28-38 28H58c-22 0-38-10-44-28Z" />
    </>
  );
}

function Home() {
  return (
    <>
      <path className={fill.pale} d="M0 0H390V300H0Z" />
      <path className={fill.primary} d="M0 226H390V300H0Z" />
      <path className={fill.night} d="M36 34H150V164H36Z" />
      <path className={fill.sun} d="M112 62a26 26 0 1 0 14 40a22 22 0 1 1-14-40Z" />
      <path className={fill.cream} d="M90 34h6v130h-6ZM30 160H156v10H30Z" />
      <path className={fill.greenDeep} d="M196 128c0-22 18-34 40-34h50c24 0 40 14 40 34v120H196Z" />
      <path className={fill.green} d="M180 166c0-20 32-20 32 0v30h100v-30c0-20 32-20 32 0v86H180Z" />
      <path className={fill.redDeep} d="M356 92h8v150h-8ZM344 240h32v10h-32Z" />
      <path className={fill.sun} d="M338 40h44l16 56h-76Z" />
      <path className={fill.red} d="M216 252h10v16h-10ZM298 252h10v16h-10Z" />
    </>
  );
}

function Out() {
  return (
    <>
      <path className={fill.primary} d="M0 0H390V300H0Z" />
      <circle className={fill.sun} cx="292" cy="84" r="46" />
      <path className={fill.primaryDeep} d="M0 150H54V96H120V150H150V70H216V150H250V122H318V160H390V300H0Z" />
      <path className={fill.night} d="M0 206H40V170H104V206H138V140H196V206H236V176H300V206H390V300H0Z" />
      <path
        className={fill.sun}
        d="M152 156h10v14h-10ZM172 156h10v14h-10ZM152 182h10v14h-10ZM60 186h10v12h-10ZM80 186h10v12h-10ZM252 192h10v12h-10ZM276 192h10v12h-10Z"
      />
      <path
        className={fill.pale}
        d="M66 110h10v14H66ZM92 110h10v14H92ZM164 86h10v14h-10ZM190 86h10v14h-10Z"
      />
      <path className={fill.nightDeep} d="M0 262H390V300H0Z" />
    </>
  );
}

function Cook() {
  return (
    <>
      <path className={fill.sun} d="M0 0H390V300H0Z" />
      <path className={fill.pale} d="M0 0H390V34H0Z" />
      <path className={fill.primaryDeep} d="M0 218H390V300H0Z" />
      <path className={fill.redDeep} d="M104 128H286V196c0 16-10 26-26 26H130c-16 0-26-10-26-26Z" />
      <path className={fill.red} d="M104 128H200V222H130c-16 0-26-10-26-26Z" />
      <path
        className={fill.night}
        d="M92 116H298V132H92ZM76 144h28v16H76ZM286 144h28v16h-28ZM182 100h26v16h-26Z"
      />
      <path
        className={fill.cream}
        d="M146 92c-14-16 14-24 0-42 22 10 8 28 16 42ZM194 84c-14-16 14-24 0-42 22 10 8 28 16 42ZM242 92c-14-16 14-24 0-42 22 10 8 28 16 42Z"
      />
      <path className={fill.green} d="M330 128c26-16 40 6 26 26-16 20-34 6-26-26Z" />
      <path className={fill.greenDeep} d="M334 154h30v64h-30Z" />
    </>
  );
}

function EatOut() {
  return (
    <>
      <path className={fill.night} d="M0 0H390V300H0Z" />
      <path className={fill.sun} d="M128 62c0-34 30-54 67-54s67 20 67 54Z" />
      <path className={fill.primaryDeep} d="M128 62H262L330 200H60Z" opacity=".55" />
      <path className={fill.cream} d="M40 200H350L336 226H54Z" />
      <path className={fill.pale} d="M54 226H336L322 300H68Z" />
      <path
        className={fill.cream}
        d="M104 110h46v20c0 20-10 30-20 32v30h16v8h-38v-8h16v-30c-10-2-20-12-20-32Z"
      />
      <path className={fill.red} d="M108 132h38c-2 16-10 22-19 22s-17-6-19-22Z" />
      <path
        className={fill.cream}
        d="M240 110h46v20c0 20-10 30-20 32v30h16v8h-38v-8h16v-30c-10-2-20-12-20-32Z"
      />
      <path className={fill.redDeep} d="M244 132h38c-2 16-10 22-19 22s-17-6-19-22Z" />
      <path className={fill.primary} d="M186 156h18v44h-18Z" />
      <path className={fill.sun} d="M195 122c14 18 10 34 0 34s-14-16 0-34Z" />
    </>
  );
}

const scenes: Readonly<Record<FinderScene, () => JSX.Element>> = {
  mountains: Mountains,
  water: Water,
  home: Home,
  out: Out,
  cook: Cook,
  eat_out: EatOut,
};

/** A drawn scene: flat planes in the theme's colours. */
export function FinderScenePicture({ scene, className }: { scene: FinderScene; className: string }) {
  const Scene = scenes[scene];
  return (
    <svg
      className={className}
      viewBox="0 0 390 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Scene />
    </svg>
  );
}
