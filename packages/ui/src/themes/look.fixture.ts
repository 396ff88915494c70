import type { Hex } from './colour';
import type { ColourTokens, Scheme } from './derive-colours';
import type { ThemeSeeds } from './seeds';
import { themes } from './themes';

/** Parses a table: the first line names the columns, the others start with a theme and one more word. */
function table(text: string): { theme: string; word: string; cells: [column: string, value: string][] }[] {
  const [head = '', ...lines] = text.trim().split('\n');
  const columns = head.split('|').map((column) => column.trim());
  return lines.map((line) => {
    const [theme = '', word = '', ...values] = line.split(' ');
    return { theme, word, cells: values.map((value, index) => [columns[index] ?? '', value]) };
  });
}

/** The seven themes of look.md. */
export const lookThemes: Record<string, ThemeSeeds> = {
  ember: themes.ember,
  orchid: themes.orchid,
  velvet: themes.velvet,
  sorbet: themes.sorbet,
  linen: themes.linen,
  merlot: themes.merlot,
  cobalt: themes.cobalt,
};

interface LookRow {
  name: string;
  scheme: Scheme;
}

function rows<Value>(text: string, read: (value: string) => Value) {
  return table(text).map(({ theme, word, cells }) => ({
    name: theme,
    scheme: word === 'dark' ? ('dark' as const) : ('light' as const),
    expected: Object.fromEntries(cells.map(([column, value]): [string, Value] => [column, read(value)])),
  }));
}

/** The derived colours of look.md's tables, by theme and scheme. */
export const lookColours: readonly (LookRow & { expected: Partial<Record<keyof ColourTokens, Hex>> })[] =
  rows(
    `
bg|surface|raised|sunken|line|text|muted|control|primary|onPrimary|primaryHover|primaryText|primarySoft|mine|onMine|focus|success|onSuccess|successText|successSoft|danger|onDanger|dangerText|dangerSoft|warnText|warnSoft|onSecondary
ember light #FFF9F3 #FFFFFF #FFFFFF #F5EFE9 #E3E0DF #24130B #6A5D55 #918781 #FF6F22 #1B0E08 #FF8341 #B84700 #FFECE2 #FFDCCA #24130B #DF5B0A #138374 #FFFFFF #0C7668 #E0F0EE #D3293B #FFFFFF #C81A32 #F9E3E6 #896500 #FFEEC5 #1B0E08
ember dark #17100C #221A15 #2C231E #1D1611 #3F3833 #FFFBF8 #B0ABA8 #7F7A76 #FF6F22 #150904 #FF8341 #FE7735 #4E2B18 #603219 #FFFBF8 #FF6F22 #48B3A1 #1B0E08 #48B3A1 #2A3931 #F17070 #0E0401 #F67574 #4B2B27 #FFC53D #4E3C1D #1B0E08
orchid light #FBF7FE #FFFFFF #FFFFFF #F1EDF5 #E3E0E4 #25142F #695D71 #8F8595 #8A3FC4 #FFFFFF #7937AC #8A3FC4 #F0E6F7 #8A3FC4 #FFFFFF #8A3FC4 #138178 #FFFFFF #10766E #E0F0EE #CF2A4E #FFFFFF #C61E47 #F9E3E8 #985C00 #FFEAD3 #1C0F23
orchid dark #150E1B #201827 #2A2131 #1B1421 #3D3643 #FDFAFE #AEAAB1 #7D7881 #9B55D3 #FFFFFF #884BBA #BC76F7 #392449 #7537A5 #FFFFFF #9B55D3 #49B2A7 #1C0F23 #49B2A7 #283741 #F16F7E #0D0314 #F67482 #4A2938 #FFB86B #4D3835 #1C0F23
velvet light #F4F1EF #FBF9F8 #FFFFFF #EAE7E5 #DDDBDA #161113 #5D5959 #858282 #B3122E #FFFFFF #9E1028 #B3122E #F2DBDE #B3122E #FFFFFF #B3122E #058374 #FFFFFF #0E7365 #DEEBE8 #D73C26 #FFFFFF #C32610 #F7E2DE #865E00 #F4E4C9 #100D0E
velvet dark #0E0B0C #181516 #221E1F #131011 #363334 #F8F7F5 #A8A7A6 #777575 #CB1738 #FFFFFF #B31431 #F74B5B #3C151D #941329 #FFFFFF #D4253F #4DB2A1 #100D0E #4DB2A1 #233432 #F1735E #0A0708 #F1735E #432824 #E3B25A #413424 #100D0E
sorbet light #FFF5F4 #FFFFFF #FFFFFF #F6EBEA #E4E0E2 #2E1020 #715964 #958289 #D81E5B #FFFFFF #BE1A50 #CB0051 #FAE2EA #D81E5B #FFFFFF #D81E5B #09836E #FFFFFF #027663 #DFF0ED #C62828 #FFFFFF #C42626 #F8E3E3 #856504 #FFEFC8 #230C18
sorbet dark #1B0D14 #27161F #312028 #21131A #43343C #FFF9F8 #B1A9AA #82777B #DE2C66 #FFFFFF #C3275A #FE5A85 #4C1A2D #B51C4F #FFFFFF #DE2C66 #45B49C #230C18 #45B49C #2D3638 #F27167 #14020B #F7766B #50282D #FFCB47 #523A27 #230C18
linen light #F6F2EA #FFFDF8 #FFFFFF #ECE9E1 #E1E1DC #1C2423 #626663 #838480 #1E5F5B #FFFFFF #1A5450 #1E5F5B #E2E8E4 #C9D7D2 #1C2423 #1E5F5B #2B7F4F #FFFFFF #207647 #E3EDE2 #B5342B #FFFFFF #B5342B #F5E3DD #8F5900 #F6E2C8 #151B1A
linen dark #101716 #1A2220 #232B2A #161D1C #383F3D #FAF7F2 #AAABA7 #797C79 #6DACA7 #111615 #81B8B3 #72B1AC #2B3E3B #314946 #FAF7F2 #6DACA7 #62B37F #131918 #65B682 #283F33 #F17264 #040808 #FA7A6B #45322E #E2A458 #423C2B #151B1A
merlot light #FAF4EE #FFFCF8 #FFFFFF #F0EAE4 #E3DEDB #26131A #6A5B5E #8F8383 #7E1F3E #FFFFFF #6F1B37 #7E1F3E #EEDFE0 #7E1F3E #FFFFFF #7E1F3E #1F7F6C #FFFFFF #0C7562 #E2ECE6 #C23531 #FFFFFF #BE312E #F7E2DE #866000 #F6E7CD #1C0E14
merlot dark #170C10 #22151A #2D1F24 #1D1116 #3F3338 #FCF8F5 #AEA8A7 #7E7677 #B23F63 #FFFFFF #9D3757 #E1698A #3F1D29 #6C1D37 #FFFFFF #BC486C #59B19C #1C0E14 #59B19C #2D3434 #F27167 #0F0408 #F47368 #4C2729 #E0B76A #48352A #1C0E14
cobalt light #F4F6FB #FFFFFF #FFFFFF #EAECF2 #DFE0E4 #0C1230 #565B71 #838697 #2440E8 #FFFFFF #2038CC #2440E8 #E3E6FC #2440E8 #FFFFFF #2440E8 #148277 #FFFFFF #10766D #DFEFEE #D92B3F #FFFFFF #CB1533 #FAE3E6 #5B7103 #EFFBC9 #090E24
cobalt dark #0A0D1C #131728 #1C2033 #0F1322 #323544 #F8FAFD #A7A9B1 #757881 #4560F0 #FFFFFF #3D54D3 #6C8BFB #1D2650 #2138C2 #FFFFFF #4560F0 #4AB2A6 #090E24 #4AB2A6 #1E3641 #F17072 #030519 #F17072 #3F2937 #C8F04B #37422F #090E24
`,
    (value): Hex => `#${value.slice(1)}`,
  );

/** The contrast ratios of look.md, rounded down to a tenth, by pair. */
export const lookContrast: readonly (LookRow & { expected: Record<string, number> })[] = rows(
  `
text on bg|muted on sunken|label on primary|label on hover|primaryText on bg|primaryText on soft|number on unread|label on success|label on danger|dangerText on soft|successText on soft|warnText on soft|own bubble|control border|focus
ember light 17.1 5.5 6.7 7.7 5.1 4.6 11.9 4.6 5 4.7 4.6 4.6 13.9 3.5 3.5
ember dark 18.2 7.8 7 7.9 7 4.6 11.9 7.4 7 4.6 4.7 6.6 10.3 4 6.7
orchid light 16.2 5.3 5.8 7.1 5.5 4.8 10.7 4.7 5.1 4.6 4.6 4.6 5.8 3.5 5.5
orchid dark 18.2 7.8 4.5 5.5 6.3 4.6 10.7 7.1 7 4.6 4.7 6.3 7.3 3.9 4.1
velvet light 16.6 5.6 6.9 8.2 6.1 5.2 9.9 4.6 4.6 4.6 4.6 4.6 6.9 3.6 6.1
velvet dark 18.2 7.8 5.6 6.8 5.7 4.6 9.9 7.5 7 4.6 5 6.1 8.8 3.9 3.8
sorbet light 16.1 5.4 4.9 6 5.3 4.6 12.2 4.6 5.6 4.6 4.7 4.7 4.9 3.6 4.6
sorbet dark 18 7.7 4.5 5.5 6.2 4.6 12.2 7.2 7 4.6 4.8 6.9 6.4 3.9 4.1
linen light 14.1 4.8 7.3 8.6 6.6 5.9 8 4.9 6 4.8 4.6 4.6 10.6 3.7 6.6
linen dark 16.9 7.4 7 8.2 7.4 4.6 8 7 7 4.6 4.6 5 9 3.8 7
merlot light 16.1 5.3 9.7 11.1 8.9 7.5 9.9 4.8 5.4 4.6 4.6 4.6 9.7 3.5 8.9
merlot dark 18.1 7.8 5.5 6.7 6 4.6 9.9 7.3 7 4.6 4.9 6.1 11.2 3.9 3.9
cobalt light 16.9 5.6 7 8.4 6.5 5.7 14.5 4.6 4.8 4.6 4.6 5 7 3.6 6.5
cobalt dark 18.4 7.8 5 6.1 6.1 4.6 14.5 7.4 7 4.6 4.9 8 8.7 4 3.8
`,
  Number,
);
